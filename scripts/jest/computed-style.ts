/** What a query by role, a click and `toBeVisible` ask of an element. */
const asked = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  pointerEvents: 'pointer-events',
} as const;
type Asked = (typeof asked)[keyof typeof asked];

/** Those that an element has from its parent, with the value of the root. */
const inherited: Partial<Record<Asked, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

/**
 * Replaces `getComputedStyle` by one that computes what it is asked for. That of jsdom computes every property each
 * time, and looks for colours up to the root, which took a large part of the time of these tests. It still answers what
 * is not named above. As in jsdom, the last rule that fits is the one that counts.
 */
export function computeStylesAsAsked(window: Window & typeof globalThis): void {
  const { document } = window;
  const computeAll = window.getComputedStyle.bind(window);
  const withoutStyles = document.implementation.createHTMLDocument();
  const ofBrowser = new Map<string, string>();
  let known: { key: unknown[]; rules: CSSStyleRule[] } = { key: [], rules: [] };

  /** The rules of the page that say something about what is asked. */
  function rules(): CSSStyleRule[] {
    const { styleSheets } = document;
    const last = styleSheets[styleSheets.length - 1];
    const key = [styleSheets.length, last, last?.cssRules.length];
    if (key.some((one, at) => one !== known.key[at])) {
      const all = Array.from(styleSheets).flatMap(({ cssRules }) => Array.from(cssRules) as CSSStyleRule[]);
      const tells = ({ style }: CSSStyleRule) =>
        Object.values(asked).some((one) => style.getPropertyValue(one));
      known = { key, rules: all.filter((rule) => isUsable(rule) && tells(rule)) };
    }
    return known.rules;
  }

  /** Rules of media have no selector, and some selectors are unknown to jsdom, which then takes none of their rules. */
  function isUsable({ selectorText }: CSSStyleRule): boolean {
    try {
      document.documentElement.matches(selectorText);
      return selectorText !== undefined;
    } catch {
      return false;
    }
  }

  /** How a browser shows such an element by itself. */
  function displayOf(element: Element): string {
    const { localName, namespaceURI } = element;
    const marks = ['type', 'hidden', 'open'].filter((name) => element.hasAttribute(name));
    const key = [
      namespaceURI,
      localName,
      ...marks.map((name) => `${name}=${element.getAttribute(name)}`),
    ].join(' ');
    const found = ofBrowser.get(key);
    if (found !== undefined) return found;
    const such = withoutStyles.createElementNS(namespaceURI, localName);
    for (const name of marks) such.setAttribute(name, element.getAttribute(name) ?? '');
    const { display } = computeAll(such);
    ofBrowser.set(key, display);
    return display;
  }

  function declared(element: Element, property: Asked): string {
    const own = element.hasAttribute('style') && (element as HTMLElement).style.getPropertyValue(property);
    if (own) return own;
    const rule = rules().findLast(
      ({ style, selectorText }) => style.getPropertyValue(property) && element.matches(selectorText),
    );
    if (rule) return rule.style.getPropertyValue(property);
    return property === 'display' ? displayOf(element) : '';
  }

  function compute(element: Element, property: Asked): string {
    const initial = inherited[property];
    if (initial === undefined) return declared(element, property);
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = declared(at, property);
      if (value) return value;
    }
    return initial;
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return computeAll(element, pseudoElement);
    let all: CSSStyleDeclaration | undefined;
    const names = new Set<string>(Object.values(asked));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        const property = asked[name as keyof typeof asked];
        if (property) return compute(element, property);
        if (name === 'getPropertyValue')
          return (one: string) =>
            names.has(one) ? compute(element, one as Asked) : computeAll(element).getPropertyValue(one);
        all ??= computeAll(element);
        const value = all[name as keyof CSSStyleDeclaration];
        return typeof value === 'function' ? (value as () => unknown).bind(all) : value;
      },
    });
  };
}
