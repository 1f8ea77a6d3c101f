import { createHmac } from 'node:crypto';

type Row = Record<string, unknown>;
type Invent = {
  name(real: unknown): string;
  email(real: unknown): string;
  phone(real: unknown): string;
  street(real: unknown): string;
};

/** Tables that say more of people than of a shop: a sandbox begins without them. */
const ofPeople = new Set([
  'audit_log',
  'back_in_stock',
  'list_layouts',
  'list_views',
  'mail_choices',
  'order_drafts',
  'support_cases',
  'support_files',
  'support_messages',
]);

export const isOfPeople = (table: string): boolean => ofPeople.has(table);

const place = { city: 'Springfield', zip: '12345' };

/** Replaces a row's columns, by table. Texts that people wrote are left out, as they may say who they are. */
const changes: Record<string, (row: Row, invent: Invent) => Row> = {
  customers: ({ name, email, phone }, invent) => ({
    ...{ name: invent.name(name), email: invent.email(email), phone: invent.phone(phone) },
    ...{ image: null, blocked_reason: '' },
  }),
  addresses: (row, invent) => ({
    ...{ name: invent.name(row.name), contact: invent.phone(row.contact), line1: invent.street(row.line1) },
    ...{ line2: '', city: place.city, zip_code: place.zip, delivery_note: '' },
  }),
  staff: ({ name, email, phone }, invent) => ({
    ...{ name: invent.name(name), email: invent.email(email), phone: invent.phone(phone), image: null },
  }),
  orders: (row, invent) => {
    const info = row.user_info as Record<string, unknown>;
    const name = invent.name(info.name);
    const email = invent.email(info.email);
    return {
      user_info: {
        ...info,
        ...{ name, email, contact: invent.phone(info.contact), address: invent.street(info.address) },
        ...{ city: place.city, zipCode: place.zip, deliveryNote: '' },
      },
      search_text: ` ${row.invoice} ${name.toLowerCase()} ${email.replace(/[^a-z0-9]+/g, ' ')}`,
      ...(row.notes ? { notes: '' } : {}),
      ...(row.cancel_reason ? { cancel_reason: '' } : {}),
    };
  },
  order_events: () => ({ note: '', details: null }),
  payments: () => ({ provider_ref: null }),
  refunds: () => ({ reason: '', provider_ref: null }),
  stock_movements: ({ reason }) => (reason ? { reason: '' } : {}),
  customer_notes: () => ({ text: 'A note about this customer.' }),
  messages: ({ name, email }, invent) => ({
    ...{ name: invent.name(name), email: invent.email(email), text: 'A message to the store.' },
  }),
  reviews: () => ({ title: '', text: 'What this review says was left out.', reason: '', reply: '' }),
  notifications: ({ message }, invent) => ({ message: invent.name(message) }),
};

/** Columns with the name of the person who did something, in any table. */
const names = ['actor_name', 'author_name', 'created_by_name'];

const first = [
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Edda',
  'Finn',
  'Gina',
  'Hugo',
  'Ida',
  'Jan',
  'Kim',
  'Lea',
  'Max',
  'Nora',
];
const last = [
  'Ash',
  'Birch',
  'Cedar',
  'Elm',
  'Fern',
  'Hazel',
  'Ivy',
  'Juniper',
  'Laurel',
  'Maple',
  'Oak',
  'Pine',
];

/**
 * Makes the people of a store's rows up, the same one for the same person, so that their orders are still theirs. Without
 * the key nobody can find out who it was by trying names. Addresses of mails lead nowhere.
 */
export function anonymize(key: Buffer): (table: string, line: string) => string {
  const hashOf = (real: unknown) =>
    createHmac('sha256', key)
      .update(
        String(real ?? '')
          .trim()
          .toLowerCase(),
      )
      .digest();
  const known = (real: unknown) => real !== null && real !== undefined && real !== '';
  const invent: Invent = {
    name: (real) => {
      if (!known(real)) return '';
      const hash = hashOf(real);
      return `${first[hash.readUInt16BE(0) % first.length]} ${last[hash.readUInt16BE(2) % last.length]}`;
    },
    email: (real) => (known(real) ? `${hashOf(real).toString('hex', 0, 8)}@person.invalid` : ''),
    phone: (real) => (known(real) ? `+1 555 01${(hashOf(real).readUInt8(0) % 90) + 10}` : ''),
    street: (real) => (known(real) ? `${(hashOf(real).readUInt8(0) % 200) + 1} Main Street` : ''),
  };
  return (table, line) => {
    const row = JSON.parse(line) as Row;
    const change = changes[table];
    const named = names.filter((column) => known(row[column]));
    if (!change && named.length === 0) return line;
    Object.assign(row, change?.(row, invent));
    for (const column of named) row[column] = invent.name(row[column]);
    return JSON.stringify(row);
  };
}
