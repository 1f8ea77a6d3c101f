import { useWordOf } from 'mfe-shared';

const isNumber = (part: string) => /^\d+$/.test(part);

/** The words for the fields of a store’s pages and for the entries of their lists, as their editor shows them. */
export function usePageWords() {
  const wordOf = useWordOf('store-admin/customization');
  const labelOf = (name: string) => wordOf('fields', name) ?? name;
  const helpOf = (name: string) => wordOf('help', name);
  const entryOf = (list: string, index: number) =>
    wordOf('entries', list, { number: index + 1 }) ?? String(index + 1);
  return {
    labelOf,
    helpOf,
    entryOf,
    addTo: (list: string) => wordOf('add', list) ?? list,
    /** `slider.slides.0.title.de` → “Slider, Slide 1, Title, DE”. */
    nameOf: (path: string) => {
      const parts = path.split('.');
      const words = parts.map((part, at) => {
        if (at === 0) return wordOf('sections', part) ?? part;
        if (isNumber(part)) return entryOf(parts[at - 1] ?? '', Number(part));
        if (isNumber(parts[at + 1] ?? '')) return '';
        if (at === parts.length - 1 && part.length === 2) return part.toUpperCase();
        return labelOf(part);
      });
      return words.filter(Boolean).join(', ');
    },
  };
}
