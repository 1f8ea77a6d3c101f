import { inAllLanguages } from '../../ui/in-all-languages';
import type { Field } from './sections';

/** A new entry of a list. */
export const emptyEntry = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));

function emptyValue({ kind, ...field }: Field): unknown {
  switch (kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return inAllLanguages({});
    case 'switch':
      return true;
    case 'number':
    case 'amount':
      return 0;
    case 'coupons':
    case 'weekdays':
    case 'days':
    case 'list':
    case 'texts':
      return [];
    case 'group':
    case 'set':
      return 'fields' in field ? emptyEntry(field.fields) : {};
    default:
      return '';
  }
}
