import type { Markup } from './markup';

/** Parses into an inert document. A server uses `read-markup-on-server.ts`, with the same result. */
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
