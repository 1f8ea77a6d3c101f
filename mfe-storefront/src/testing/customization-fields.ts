import type { Customization } from 'api';
import { customization } from './customization';
import { idOf, words } from './goods';

/** A field of the store's document, and what shows that a page has read it. */
export type Field = { path: string; value: unknown; mark: string };

const pictures = /(^|\.)(image|image_left|image_right|logo|favicon|meta_img)$/;
const links = /(link|facebook|twitter|pinterest|linkedin|whatsapp)$/;

/** A document in which each list has its entries and each page and block is switched on. */
export function wholeDocument(): Customization {
  const text = words('');
  const given = customization();
  return {
    ...given,
    home: {
      ...given.home,
      discount_coupon_code: [''],
      feature_product_limit: 5,
      popular_product_limit: 7,
      latest_discount_product_limit: 9,
    },
    about_us: {
      ...given.about_us,
      top: { ...given.about_us.top, cards: [{ title: text, description: text }] },
      team: { ...given.about_us.team, members: [{ name: '', role: text, image: '' }] },
    },
    offers: { ...given.offers, coupon_code: [''] },
  };
}

const isText = (value: object): boolean => 'en' in value && 'de' in value;

function markOf(path: string, number: number): string {
  if (pictures.test(path)) return `/uploads/${idOf(1)}/${idOf(number)}.webp`;
  if (links.test(path)) return `https://links.test/${number}`;
  if (/(email)$/.test(path)) return `field-${number}@fresh.test`;
  return /(phone|contact)$/.test(path) ? `+1 555 ${1_000 + number}` : `Field-${number}.`;
}

/** The document with a value in each field that no other has, all blocks switched on, and its fields. */
export function markedDocument(): { document: Customization; fields: Field[] } {
  const fields: Field[] = [];
  const mark = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => mark(item, `${path}.${index}`));
    if (typeof value === 'object' && value !== null && !isText(value)) {
      const entries = Object.entries(value).map(([name, item]) => [
        name,
        mark(item, path ? `${path}.${name}` : name),
      ]);
      return Object.fromEntries(entries);
    }
    const isFlag = typeof value === 'boolean';
    const marked = markOf(path, 100 + fields.length);
    fields.push({ path, value, mark: marked });
    if (isFlag) return true;
    if (typeof value === 'number') return value;
    return typeof value === 'string' ? marked : words(marked);
  };
  return { document: mark(wholeDocument(), '') as Customization, fields };
}

/** The document with another value at the path of a field. */
export function withValue(document: Customization, path: string, value: unknown): Customization {
  const copy = structuredClone(document);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], copy);
  (parent as Record<string, unknown>)[last] = value;
  return copy;
}
