import type { VariantValues } from './product-values';

type Choices = Record<string, string[]>;

/** The API's limit for one product. */
export const mostAttributes = 5;
export const mostVariants = 200;

export function areWithinLimits(choices: Choices): boolean {
  const variants = Object.values(choices).reduce((count, values) => count * values.length, 1);
  return variants <= mostVariants && Object.keys(choices).length <= mostAttributes;
}

/** Every combination of the chosen values; attributes without a chosen value are ignored. */
export function combinations(choices: Choices): Record<string, string>[] {
  return Object.entries(choices)
    .filter(([, values]) => values.length > 0)
    .reduce<Record<string, string>[]>(
      (rows, [attributeId, values]) =>
        rows.flatMap((row) => values.map((value) => ({ ...row, [attributeId]: value }))),
      [{}],
    );
}

/**
 * The variants for the chosen values. An existing one keeps its input, and its place among the existing ones; a new one
 * starts with the price and size of the most similar one, no stock and its own SKU.
 */
export function matrix(
  current: readonly VariantValues[],
  choices: Choices,
  skuPart: (valueId: string) => string,
) {
  const rest = [...current];
  const rows = combinations(choices).map((optionValues) => {
    const index = rest.findIndex((variant) => sameOptions(variant.optionValues, optionValues));
    return { optionValues, found: index < 0 ? undefined : rest.splice(index, 1)[0] };
  });
  const kept = new Set(rows.flatMap(({ found }) => found ?? []));
  const inOrder = current.filter((variant) => kept.has(variant)).values();
  const taken = new Set(rows.flatMap(({ found }) => found?.sku ?? []));
  return rows.map(({ optionValues, found }) => {
    if (found) return inOrder.next().value ?? found;
    // When an attribute is added or removed, a variant continues as the first combination that fits, with its stock.
    const heir = rest.findIndex(
      (variant) => isPart(variant.optionValues, optionValues) || isPart(optionValues, variant.optionValues),
    );
    if (heir >= 0) return { ...(rest.splice(heir, 1)[0] as VariantValues), optionValues };
    const model = nearest(current, optionValues);
    const sku = freeSku(
      [baseSku(current), ...Object.values(optionValues).map(skuPart)].filter(Boolean).join('-'),
      taken,
    );
    return {
      ...model,
      id: undefined,
      barcode: '',
      image: null,
      stock: { seen: 0, onHand: '0' },
      sku,
      optionValues,
    };
  });
}

function sameOptions(one: Record<string, string>, other: Record<string, string>): boolean {
  return Object.keys(one).length === Object.keys(other).length && isPart(one, other);
}

function isPart(part: Record<string, string>, whole: Record<string, string>): boolean {
  return Object.entries(part).every(([id, value]) => whole[id] === value);
}

function nearest(current: readonly VariantValues[], wanted: Record<string, string>): VariantValues {
  const likeness = ({ optionValues }: VariantValues) =>
    Object.entries(wanted).filter(([id, value]) => optionValues[id] === value).length;
  return current.reduce((best, variant) => (likeness(variant) > likeness(best) ? variant : best));
}

/** The common prefix of all variants' SKUs. */
function baseSku(current: readonly VariantValues[]): string {
  const [first = '', ...others] = current.map(({ sku }) => sku);
  if (others.length === 0) return first;
  let length = first.length;
  while (length > 0 && !others.every((sku) => sku.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length).replace(/-+$/, '');
}

function freeSku(wanted: string, taken: Set<string>): string {
  let sku = wanted.slice(0, 56);
  for (let number = 2; taken.has(sku); number += 1) sku = `${wanted.slice(0, 56)}-${number}`;
  taken.add(sku);
  return sku;
}
