import type { Me, OrderInput, ShippingOption } from 'api';

export type AddressFields = OrderInput['address'];
export type StepName = 'address' | 'delivery' | 'payment';

/** The shopper's input in the checkout. */
export type Draft = {
  address: AddressFields;
  notes: string;
  shippingOption: ShippingOption;
  /** How old the shopper says to be, at least; 0: they were not asked. */
  confirmedAge: number;
  step: StepName;
};

const draftKey = (tenantId: string) => `larder-checkout:${tenantId}`;
const attemptName = (tenantId: string) => `larder-attempt:${tenantId}`;

/** The input from before a reload or a sign-in, else the saved data of the shopper. */
export function startDraft(tenantId: string, me: Me): Draft {
  return readDraft(tenantId) ?? draftOf(me);
}

function draftOf(me: Me): Draft {
  const known = me.addresses.find(({ isDefault }) => isDefault) ?? me.addresses[0];
  return {
    address: known
      ? addressOf(known, me.email)
      : { ...noAddress, name: me.name, email: me.email, contact: me.phone },
    notes: '',
    shippingOption: 'one',
    confirmedAge: 0,
    step: known ? 'delivery' : 'address',
  };
}

export function addressOf(saved: Me['addresses'][number], email: string): AddressFields {
  const { name, contact, line1, line2, city, country, zipCode, deliveryNote } = saved;
  return {
    name,
    contact,
    email,
    address: [line1, line2].filter(Boolean).join(', '),
    city,
    country,
    zipCode,
    deliveryNote,
  };
}

const noAddress: AddressFields = {
  name: '',
  contact: '',
  email: '',
  address: '',
  city: '',
  country: '',
  zipCode: '',
  deliveryNote: '',
};

export function keepDraft(tenantId: string, draft: Draft): void {
  write(draftKey(tenantId), JSON.stringify(draft));
}

/** The order is placed, so its data is removed. */
export function forgetCheckout(tenantId: string): void {
  write(draftKey(tenantId), null);
  write(attemptName(tenantId), null);
}

/**
 * The order's Idempotency-Key: the same as long as the order is the same, also after a reload, so that a retry after
 * a network failure cannot buy twice. Another order gets another key.
 */
export function attemptKey(tenantId: string, input: OrderInput): string {
  const body = JSON.stringify(input);
  const stored = parse(read(attemptName(tenantId))) as { key?: unknown; body?: unknown } | null;
  if (stored && stored.body === body && typeof stored.key === 'string') return stored.key;
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  write(attemptName(tenantId), JSON.stringify({ key, body }));
  return key;
}

function readDraft(tenantId: string): Draft | null {
  const stored = parse(read(draftKey(tenantId))) as Partial<Draft> | null;
  const whole = stored && typeof stored.address === 'object' && typeof stored.notes === 'string';
  if (!whole) return null;
  const step =
    (['address', 'delivery', 'payment'] as const).find((name) => name === stored.step) ?? 'address';
  const shippingOption = stored.shippingOption === 'two' ? 'two' : 'one';
  const confirmedAge = Number(stored.confirmedAge) || 0;
  const address = { ...noAddress, ...stored.address };
  return { address, notes: stored.notes ?? '', shippingOption, confirmedAge, step };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A browser may refuse storage; then a reload loses the input. */
function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // See read.
  }
}
