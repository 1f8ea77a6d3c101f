import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';
import { createElement, Fragment, useMemo } from 'react';
import { readMarkup } from '#read-markup';
import type { Markup } from './markup';

/** The elements that a store may use in its texts; others are removed and their text is kept. */
const allowed = new Set([
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'br',
  'a',
  'blockquote',
]);
/** Elements that are removed with their text. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'noscript',
]);

/**
 * A store's formatted text as React elements, rebuilt from a short list of tags without attributes, so that none of
 * it can run.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => readMarkup(html).map(build), [html]);
  return <Box sx={textStyles}>{content}</Box>;
}

function build(markup: Markup, index: number): ReactNode {
  if (typeof markup === 'string') return markup;
  const { tag, href } = markup;
  if (dropped.has(tag)) return null;
  const children = markup.children.map(build);
  if (!allowed.has(tag)) return createElement(Fragment, { key: index }, ...children);
  if (tag === 'br') return createElement('br', { key: index });
  return createElement(tag, { key: index, ...(tag === 'a' ? linkTo(href.trim()) : {}) }, ...children);
}

function linkTo(href: string): { href?: string; rel?: string } {
  const safe = /^(https:\/\/|mailto:|tel:)/i.test(href) || /^\/(?![/\\])/.test(href);
  return safe ? { href, rel: 'noopener' } : {};
}

const textStyles = {
  maxWidth: 720,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& h2': { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600, mt: 4, mb: 1 },
  '& h2:first-of-type': { mt: 0 },
  '& h3, & h4': { fontSize: '1rem', mt: 3, mb: 0.5 },
  '& p': { my: 1 },
  '& a': { color: 'primary.main' },
};
