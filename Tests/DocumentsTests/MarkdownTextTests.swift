import Documents
import Testing

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("Rate", "Rate"), ("VoiceOver iOS 27.0 (beta)", "VoiceOver iOS 27.0 (beta)"),
    ("![i](x)", #"\!\[i\](x)"#),
    ("[x] *a* _b_ ~c~ `d` #1", ##"\[x\] \*a\* \_b\_ \~c\~ \`d\` \#"## + "\u{200B}1"),
    ("a \\| b", #"a \\\| b"#), ("a |\u{301} b", "a \\|\u{301} b"), ("$x$", #"\$x\$"#),
    ("<b> & <!--", #"&lt;b&gt; &amp; &lt;\!--"#), ("@you", "@\u{200B}you"),
    ("https://a.b", "https&#58;//a.b"), ("www.a.b", #"www\.a.b"#), ("a\n# b", ##"a \# b"##),
    ("GH-7 C#", "GH-\u{200B}7 C\\#"), (":smile: 12:30", ":\u{200B}smile: 12:30"),
    ("at 0123abc.", "at 0\u{200B}123abc."), ("decade", "decade"),
  ])
  func nothingBecomesMarkup(_ text: String, _ written: String) {
    #expect(MarkdownText.escaped(text) == written)
  }
}
