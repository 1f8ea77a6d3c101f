import { LRUCache } from 'lru-cache';

const texts = new LRUCache<string, string>({ max: 200, maxSize: 8 * 1024 * 1024, sizeCalculation: sizeOf });
const numbers = new WeakMap<object, number>();
let given = 0;

function sizeOf(text: string, key: string): number {
  return text.length + key.length;
}

function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  given += 1;
  numbers.set(object, given);
  return given;
}

/** A text that most pages have: made once of objects that do not change, and of what else it depends on. */
export function madeOnce(of: { objects: object[]; values: unknown[] }, make: () => string): string {
  const key = JSON.stringify([of.objects.map(numberOf), of.values]);
  const text = texts.get(key) ?? make();
  texts.set(key, text);
  return text;
}
