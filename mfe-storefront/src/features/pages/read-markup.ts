import type { Markup } from './markup';

/** Read into a document that runs nothing. A server reads it by `read-markup-on-server.ts`, with the same result. */
export function readMarkup(html: string): Markup[] {
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body);
}

function childrenOf({ childNodes }: Node): Markup[] {
  return [...childNodes].flatMap((node): Markup[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    const href = node.getAttribute('href') ?? '';
    return [{ tag: node.localName, href, children: childrenOf(node) }];
  });
}
