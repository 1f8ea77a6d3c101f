/**
 * The contents of a store's archive. It has every table with a tenant, unless the table is named here: the list of
 * tables comes from the database's catalogue, so a new one is exported without anybody thinking of it.
 */
const reasons = {
  signIn: 'signs people or programs in: nobody who finds an archive may',
  connection: 'holds keys of services outside, which are entered anew where the store moves',
  work: 'work that this platform has begun',
  derived: 'made anew from other rows',
  books: 'the books of this platform',
  figures: 'what this platform adds up of its stores',
  outbox: 'mails that were written, with links that open accounts',
  undo: 'what can be undone within a day',
  proof: 'addresses are given, and domains proved, where the store is',
} as const;

export type Reason = keyof typeof reasons;
export const reasonText = (reason: Reason): string => reasons[reason];

export const leftOut: Record<string, Reason> = {
  api_keys: 'signIn',
  identities: 'signIn',
  one_time_tokens: 'signIn',
  recovery_codes: 'signIn',
  second_factors: 'signIn',
  sessions: 'signIn',
  staff_identities: 'signIn',
  store_visits: 'signIn',
  card_settings: 'connection',
  sign_in_providers: 'connection',
  webhooks: 'connection',
  webhook_deliveries: 'connection',
  card_work: 'work',
  idempotency_keys: 'work',
  publish_times: 'work',
  shopper_mails: 'work',
  webhook_events: 'work',
  product_search: 'derived',
  sales: 'derived',
  search_words: 'derived',
  figure_marks: 'figures',
  store_day_sales: 'figures',
  store_days: 'figures',
  store_figures: 'figures',
  subscription_invoices: 'books',
  subscription_methods: 'connection',
  subscriptions: 'books',
  mails: 'outbox',
  deleted_rows: 'undo',
  tenant_domains: 'proof',
  tenant_former_slugs: 'proof',
};

/** Secrets in tables that are exported. They are empty after an import, and stay as they are when a store is restored. */
export const leftOutColumns: Record<string, readonly string[]> = {
  customers: ['password_hash'],
  staff: ['password_hash'],
};

/** Columns that sound like a secret and are none: they only switch mails off, and anyone who reads them may do that. */
export const harmlessColumns: Record<string, readonly string[]> = {
  back_in_stock: ['token'],
  mail_choices: ['token'],
};

/** The chain of acts. It names operators, so only their archives have it. */
export const auditTable = 'audit_log';

/** The order of rows of tables that refer to themselves: a row comes behind the one that it names. */
export const orderOf: Record<string, string> = { categories: 'cardinality(path), id' };

/** Archives of older schemas are not read: since then a migration has changed rows by itself. */
export const oldestSchema = 65;
