import { anything, orAnything } from './anything.ts';

type Kind = {
  nodeType: number;
  nodeName: string;
  page: unknown;
  /** Called when it was put into another node. */
  onPut?: (node: PageNode) => void;
};

/**
 * A node of a page that nobody sees: what React makes of a part, in its order, without layout, styles and events. What
 * else code asks of a node is answered with anything.
 */
export class PageNode {
  static {
    Object.setPrototypeOf(PageNode.prototype, orAnything);
  }

  parentNode: PageNode | null = null;
  childNodes: PageNode[] = [];
  /** The text of a text, and of what holds nothing else. */
  data = '';
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  // Code that goes from one to the next would not end.
  readonly offsetParent = null;
  readonly shadowRoot = null;
  readonly isConnected = true;
  readonly nodeType: number;
  readonly nodeName: string;
  readonly ownerDocument: unknown;
  readonly attributes = new Map<string, string>();
  readonly onPut: (node: PageNode) => void;
  src = '';
  href = '';

  constructor({ nodeType, nodeName, page, onPut = () => {} }: Kind) {
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.ownerDocument = page;
    this.onPut = onPut;
  }

  get tagName() {
    return this.nodeName;
  }
  get parentElement() {
    return this.parentNode;
  }
  get children() {
    return this.childNodes.filter(({ nodeType }) => nodeType === 1);
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get lastChild() {
    return this.childNodes.at(-1) ?? null;
  }
  get firstElementChild() {
    return this.children[0] ?? null;
  }
  get nextSibling() {
    return this.beside(1);
  }
  get previousSibling() {
    return this.beside(-1);
  }
  get nextElementSibling() {
    return this.beside(1);
  }
  get previousElementSibling() {
    return this.beside(-1);
  }
  beside(step: number): PageNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + step] ?? null;
  }

  get textContent(): string {
    return this.data + this.childNodes.map(({ textContent }) => textContent).join('');
  }
  set textContent(text: unknown) {
    this.replaceChildren();
    this.data = String(text ?? '');
  }
  get nodeValue() {
    return this.data;
  }
  set nodeValue(text: string) {
    this.data = text;
  }
  /** Its tags are not read. */
  set innerHTML(html: unknown) {
    this.textContent = html;
  }

  insertBefore(node: PageNode, next: PageNode | null): PageNode {
    node.remove();
    this.data = '';
    const at = next ? this.childNodes.indexOf(next) : -1;
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node);
    node.parentNode = this;
    node.onPut(node);
    return node;
  }
  appendChild(node: PageNode): PageNode {
    return this.insertBefore(node, null);
  }
  append(...nodes: PageNode[]): void {
    for (const node of nodes) this.appendChild(node);
  }
  removeChild(node: PageNode): PageNode {
    node?.remove();
    return node;
  }
  remove(): void {
    const all = this.parentNode?.childNodes ?? [];
    const at = all.indexOf(this);
    if (at >= 0) all.splice(at, 1);
    this.parentNode = null;
  }
  replaceChildren(...nodes: PageNode[]): void {
    for (const child of [...this.childNodes]) child.remove();
    this.append(...nodes);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  contains(node: PageNode | null): boolean {
    return node === this || (node?.parentNode ? this.contains(node.parentNode) : false);
  }
  getElementsByTagName(): PageNode[] {
    return [];
  }
  querySelectorAll(): PageNode[] {
    return [];
  }
  querySelector(): null {
    return null;
  }
  closest(): null {
    return null;
  }
  matches(): boolean {
    return false;
  }
}

/** A page with a head and a body; `onPut` hears of each element that is put into it. */
export function createDocument(
  onPut: (node: PageNode) => void,
  own: object,
): { document: object; body: PageNode } {
  const create = (nodeType: number, nodeName: string, data = '') =>
    Object.assign(new PageNode({ nodeType, nodeName, page: document, onPut }), { data });
  const element = (tag: string) => create(1, tag.toUpperCase());
  const base = {
    ...{ nodeType: 9, nodeName: '#document', parentNode: null, readyState: 'complete', currentScript: null },
    ...{ visibilityState: 'visible', hidden: false, referrer: '', title: '', defaultView: globalThis },
    ...{ createElement: element, createElementNS: (_space: string, tag: string) => element(tag) },
    createTextNode: (text: string) => create(3, '#text', text),
    createComment: () => create(8, '#comment'),
    ...{ getElementsByTagName: () => [], querySelectorAll: () => [], querySelector: () => null },
  };
  // A copy would read the cookies once.
  const document = anything(Object.defineProperties(base, Object.getOwnPropertyDescriptors(own))) as object;
  const [html, head, body] = [element('html'), element('head'), element('body')];
  html.append(head, body);
  Object.assign(document, { documentElement: html, head, body, activeElement: body });
  Object.assign(html, { lang: 'en' });
  return { document, body };
}

/** Elements that are visible without a text. */
const pictures = new Set(['IMG', 'SVG', 'CANVAS', 'VIDEO', 'PICTURE', 'INPUT', 'BUTTON', 'IFRAME']);
const unseen = new Set(['STYLE', 'SCRIPT']);

function all(node: PageNode): PageNode[] {
  return [node, ...node.childNodes.flatMap(all)];
}

/** Whether something can be seen where the content of this page is: its frame is on each page. */
export function showsContent(page: PageNode): boolean {
  const content = all(page).find(({ nodeName }) => nodeName === 'MAIN') ?? page;
  return all(content).some(
    ({ nodeName, data, parentNode }) =>
      pictures.has(nodeName) ||
      (data.trim() !== '' && !unseen.has(nodeName) && !unseen.has(parentNode?.nodeName ?? '')),
  );
}
