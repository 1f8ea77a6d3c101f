import type { FocusEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CustomizationValues } from './customization-values';
import { isText, valueAt } from './customization-values';
import type { SectionName } from './sections';
import { sectionNames } from './sections';

type Picked = { fields: string[]; text: string };

const placesOf = (fields: string[]) =>
  fields.map((field) => `[data-field="${field}"], [data-field^="${field}."]`).join();
const input = 'input, textarea, select, [contenteditable="true"], button';

/**
 * The edited part lights up in the preview. A press there opens the field with the pressed text here, else the first
 * field of that part.
 */
export function usePickedField(
  section: SectionName,
  choose: (section: SectionName) => void,
  getValues: () => CustomizationValues,
) {
  const place = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<string | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  useEffect(() => {
    // The fields of another section are there when it is the chosen one.
    if (picked?.fields[0]?.split('.')[0] !== section) return;
    const places = [...(place.current?.querySelectorAll<HTMLElement>(placesOf(picked.fields)) ?? [])];
    if (places.length === 0) return;
    const values = getValues();
    const found =
      places.find(({ dataset }) => hasText(valueAt(values, dataset.field ?? ''), picked.text)) ?? places[0];
    setPicked(null);
    found?.scrollIntoView?.({ block: 'center' });
    found?.querySelector<HTMLElement>(input)?.focus({ preventScroll: true });
  }, [picked, section, getValues]);
  return {
    place,
    lit: lit?.split('.')[0] === section ? lit : section,
    onFocus: ({ target }: FocusEvent) =>
      setLit(target.closest<HTMLElement>('[data-field]')?.dataset.field ?? null),
    pick: (fields: string[], text: string) => {
      const of = sectionNames.find((name) => name === fields[0]?.split('.')[0]);
      if (!of) return;
      if (of !== section) choose(of);
      setPicked({ fields, text });
    },
  };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function hasText(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value !== '' && plain(value) === text;
  return isText(value) && Object.values(value).some((one) => plain(one) === text && text !== '');
}
