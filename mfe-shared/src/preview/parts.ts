import type { PickMessage } from './preview.types';

/** A part of a page says which fields of the store's document fill it: `data-customization="home.featured"`. */
const placesOf = (element: Element | null | undefined) =>
  element?.getAttribute('data-customization')?.split(' ') ?? [];
const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The part around what was pressed, and the text that was pressed. */
export function partAt(target: EventTarget | null): Omit<PickMessage, 'larderPreview'> | null {
  if (!(target instanceof Element)) return null;
  const fields = placesOf(target.closest('[data-customization]'));
  return fields.length > 0 ? { fields, text: textOf(target).slice(0, 500) } : null;
}

let lit: Element | undefined;
let litField: string | null = null;

/** Marks what the field fills: the smallest element with its text, else its part of the page. */
export function lightUp(field: string | null, text: string): void {
  lit?.removeAttribute('data-lit');
  lit = field ? findLit(field, text) : undefined;
  lit?.setAttribute('data-lit', '');
  // Typing in one field does not move the page again.
  if (field !== litField) lit?.scrollIntoView?.({ block: isTall(lit) ? 'start' : 'center' });
  litField = field;
}

const isTall = (element: Element) => element.getBoundingClientRect().height > window.innerHeight / 2;

function findLit(field: string, text: string): Element | undefined {
  const lengthIn = (part: Element) =>
    Math.max(0, ...placesOf(part).map((place) => (`${field}.`.startsWith(`${place}.`) ? place.length : 0)));
  const parts = [...document.querySelectorAll('[data-customization]')];
  const length = Math.max(1, ...parts.map(lengthIn));
  const part = parts.find((one) => lengthIn(one) === length);
  const plain = text.replace(/\s+/g, ' ').trim();
  return [...(part?.querySelectorAll('*') ?? [])].findLast((one) => plain && textOf(one) === plain) ?? part;
}

/** The page's policy allows style sheets that its own scripts make. */
export function styleParts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-customization], [data-customization] * { cursor: pointer !important; }
    [data-customization]:hover { outline: 1px dashed currentColor; outline-offset: 2px; }
    [data-lit] { outline: 3px solid #2f6fed !important; outline-offset: 4px; border-radius: 4px; scroll-margin-top: 88px; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
