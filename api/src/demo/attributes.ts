import type { LocalizedText } from '../platform/http/localized.schema.ts';
import { demoId } from './ids.ts';
import { text } from './text.ts';

type Words = { title: LocalizedText; name: LocalizedText; values: Record<string, LocalizedText> };

/** The attributes of the demo's variants. Sizes are their own names; other values are words. */
export const attributeWords: Record<string, Words> = {
  size: {
    title: text('Pack size', 'Packungsgröße', 'Conditionnement'),
    name: text('Size', 'Größe', 'Format'),
    values: {},
  },
  grind: {
    title: text('Coffee grind', 'Mahlgrad', 'Mouture du café'),
    name: text('Grind', 'Mahlgrad', 'Mouture'),
    values: {
      'whole-bean': text('Whole bean', 'Ganze Bohne', 'En grains'),
      ground: text('Ground', 'Gemahlen', 'Moulu'),
    },
  },
  scent: {
    title: text('Scent', 'Duft', 'Parfum'),
    name: text('Scent', 'Duft', 'Parfum'),
    values: {
      lavender: text('Lavender', 'Lavendel', 'Lavande'),
      lemon: text('Lemon', 'Zitrone', 'Citron'),
      unscented: text('Unscented', 'Ohne Duft', 'Sans parfum'),
    },
  },
  flavour: {
    title: text('Ice cream flavour', 'Eissorte', 'Parfum de glace'),
    name: text('Flavour', 'Sorte', 'Parfum'),
    values: {
      vanilla: text('Vanilla', 'Vanille', 'Vanille'),
      chocolate: text('Chocolate', 'Schokolade', 'Chocolat'),
      strawberry: text('Strawberry', 'Erdbeere', 'Fraise'),
    },
  },
};

export const attributeId = (slug: string, key: string): string => demoId(slug, 'attribute', key);

export const attributeValueId = (slug: string, key: string, value: string): string =>
  demoId(slug, 'attribute', key, value);

/** Translates a value's name: `1.5 l` is `1,5 l` in German and French. */
export const valueName = (key: string, value: string): LocalizedText =>
  attributeWords[key]?.values[value] ?? text(value, value.replace('.', ','), value.replace('.', ','));
