import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import type { Markup } from './markup';

/** Parses by the same rules as a browser, which parses the text again when it hydrates the page. */
export function readMarkup(html: string): Markup[] {
  const { childNodes } = parse(html);
  const root = childNodes.find(({ nodeName }) => nodeName === 'html');
  const body = root && 'childNodes' in root && root.childNodes.find(({ nodeName }) => nodeName === 'body');
  return body && 'childNodes' in body ? childrenOf(body.childNodes) : [];
}

function childrenOf(nodes: DefaultTreeAdapterTypes.ChildNode[]): Markup[] {
  return nodes.flatMap((node): Markup[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    const href = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
    return [{ tag: node.tagName, href, children: childrenOf(node.childNodes) }];
  });
}
