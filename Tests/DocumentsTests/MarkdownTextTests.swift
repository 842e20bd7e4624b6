import Documents
import Testing

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("Rate", "Rate"), ("VoiceOver iOS 27.0 (beta)", "VoiceOver iOS 27.0 (beta)"),
    ("![i](x)", #"\!\[i\](x)"#),
    ("[x] *a* _b_ ~c~ `d` #1", ##"\[x\] \*a\* \_b\_ \~c\~ \`d\` \#1"##),
    ("a \\| b", #"a \\\| b"#), ("a |\u{301} b", "a \\|\u{301} b"), ("$x$", #"\$x\$"#),
    ("<b> & <!--", #"&lt;b&gt; &amp; &lt;\!--"#), ("@you", "@\u{200B}you"),
    ("https://a.b", "https&#58;//a.b"), ("www.a.b", #"www\.a.b"#), ("a\n# b", ##"a \# b"##),
  ])
  func nothingBecomesMarkup(_ text: String, _ written: String) {
    #expect(MarkdownText.escaped(text) == written)
  }
}
