/// How our scripts read the elements of a page.
///
/// Forms show the fields in them by their names before what is a form's own, in our world, too: with a field called
/// `children`, `form.children` is that field. What may be a form is read by the getters of its type.
enum DOMReading {
  /// The readers, for the beginning of a script or of a function in it.
  static let script = """
    const get = (type, name) => {
      const own = Object.getOwnPropertyDescriptor(type.prototype, name).get;
      return (o) => own.call(o);
    };
    const method = (type, name) => { const own = type.prototype[name]; return (o, ...words) => own.apply(o, words); };
    // What elements of HTML and of SVG have each of their own, also those of a frame, whose types are others.
    const space = get(Element, 'namespaceURI');
    const isHTML = (o) => space(o) === 'http://www.w3.org/1999/xhtml';
    const isSVG = (o) => space(o) === 'http://www.w3.org/2000/svg';
    const both = (make, name) => {
      const [html, svg] = [make(HTMLElement, name), make(SVGElement, name)];
      return (o, ...words) => (isSVG(o) ? svg : html)(o, ...words);
    };
    const kindOf = get(Node, 'nodeType'), inside = get(Node, 'childNodes'), holder = get(Node, 'parentElement');
    const isConnected = get(Node, 'isConnected'), rootOf = method(Node, 'getRootNode'), pageOf = get(Node, 'ownerDocument');
    const tag = get(Element, 'localName'), shadowOf = get(Element, 'shadowRoot'), children = get(Element, 'children');
    const attribute = method(Element, 'getAttribute'), has = method(Element, 'hasAttribute');
    const shows = method(Element, 'checkVisibility'), matches = method(Element, 'matches');
    const closest = method(Element, 'closest'), within = method(Element, 'querySelectorAll');
    const boxOf = method(Element, 'getBoundingClientRect'), boxesOf = method(Element, 'getClientRects');
    const focusOn = both(method, 'focus'), tabIndex = both(get, 'tabIndex');
    const slotOf = (n) => kindOf(n) === 1 ? get(Element, 'assignedSlot')(n)
      : kindOf(n) === 3 ? get(Text, 'assignedSlot')(n) : null;
    // What holds the shadow tree that a node stands in.
    const hostOf = (n) => { const root = rootOf(n); return root instanceof ShadowRoot ? root.host : null; };
    const outer = (n) => holder(n) || hostOf(n);
    const element = (n) => kindOf(n) === 1 ? n : holder(n);
    // What a document or a shadow tree holds; a document of a frame is none of this window's own type.
    const inDocument = method(Document, 'querySelectorAll'), inTree = method(DocumentFragment, 'querySelectorAll');
    const allIn = (root, selector) => (kindOf(root) === 9 ? inDocument : inTree)(root, selector);
    """
}
