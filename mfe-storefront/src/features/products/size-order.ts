/** The measure of each unit, and its factor. */
const units: Record<string, [measure: string, factor: number]> = {
  g: ['mass', 1],
  kg: ['mass', 1000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
};

type Amount = { measure: string; size: number };

/** “6 × 1.5 l” and “250 g” as amounts; null for other names. */
function amountOf(name: string): Amount | null {
  const found = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)\s*(\p{L}*)\.?$/iu.exec(name.trim());
  if (!found) return null;
  const [, pieces = '1', number = '', unit = ''] = found;
  const [measure, factor] = units[unit.toLowerCase()] ?? [unit.toLowerCase(), 1];
  return { measure, size: Number(pieces) * Number(number.replace(',', '.')) * factor };
}

/** Values that are all amounts of one kind, from the smallest to the largest. Others stay in the order of the staff. */
export function inOrderOfSize<T extends { id: string; label: string }>(values: readonly T[]): readonly T[] {
  const amounts = new Map(values.map(({ id, label }) => [id, amountOf(label)]));
  const first = values[0] && amounts.get(values[0].id);
  if (![...amounts.values()].every((amount) => amount && amount.measure === first?.measure)) return values;
  const sizeOf = ({ id }: T) => amounts.get(id)?.size ?? 0;
  return values.toSorted((a, b) => sizeOf(a) - sizeOf(b));
}
