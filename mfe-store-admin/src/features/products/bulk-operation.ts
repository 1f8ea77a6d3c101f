import type { BulkOperation } from 'api';
import { parseAmount } from '../../ui/minor-units';
import { momentOf } from '../../ui/store-time';

export const bulkTypes = [
  'percent',
  'amount',
  'endSale',
  'category',
  'taxClass',
  'addTags',
  'removeTags',
  'status',
  'publishAt',
  'unpublishAt',
] as const satisfies readonly BulkOperation['type'][];

type Ending = Extract<BulkOperation, { type: 'percent' }>['ending'];
export const endings = ['none', '99', '95', '00'] as const satisfies readonly Ending[];

/** The dialog's fields, as texts. */
export type BulkValues = {
  type: BulkOperation['type'];
  direction: 'up' | 'down';
  by: string;
  ending: Ending;
  asSale: boolean;
  categoryId: string;
  taxClassId: string;
  tags: string[];
  status: 'show' | 'hide' | 'draft';
  /** A local time in the store's time zone, as a `datetime-local` field has it. */
  at: string;
};

/** How amounts and times are typed: amounts with `digits` decimal places, times in `zone`. */
type Typed = { digits: number; zone: string };

export const emptyBulk: BulkValues = {
  type: 'percent',
  direction: 'up',
  by: '',
  ending: 'none',
  asSale: false,
  categoryId: '',
  taxClassId: '',
  tags: [],
  status: 'show',
  at: '',
};

const percentDigits = 2;

/** The operation by the fields; null while they are incomplete or invalid. */
export function operationOf(values: BulkValues, { digits, zone }: Typed): BulkOperation | null {
  const { type, direction, by, ending, asSale, categoryId, taxClassId, tags, status, at } = values;
  const sign = direction === 'up' ? 1 : -1;
  switch (type) {
    case 'percent': {
      const basisPoints = by.trim() === '' ? 0 : parseAmount(by, percentDigits);
      if (basisPoints === null || (basisPoints === 0 && ending === 'none')) return null;
      const isPossible = basisPoints <= (sign < 0 ? 9_900 : 100_000);
      return isPossible ? { type, basisPoints: sign * basisPoints || 0, ending, asSale } : null;
    }
    case 'amount': {
      const amount = parseAmount(by, digits);
      return amount ? { type, amount: sign * amount, ending, asSale } : null;
    }
    case 'endSale':
      return { type };
    case 'category':
      return { type, categoryId: categoryId || null };
    case 'taxClass':
      return { type, taxClassId: taxClassId || null };
    case 'addTags':
    case 'removeTags':
      return tags.length > 0 ? { type, tags } : null;
    case 'status':
      return { type, status };
    case 'publishAt':
    case 'unpublishAt':
      return { type, at: at ? momentOf(at, zone) : null };
  }
}
