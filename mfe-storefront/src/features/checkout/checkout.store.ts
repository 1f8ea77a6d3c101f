import type { Me, OrderInput, ShippingOption } from 'api';

export type AddressFields = OrderInput['address'];
export type StepName = 'address' | 'delivery' | 'payment';

/** The shopper's input in the checkout. */
export type Draft = {
  /** The account of whose checkout it is; null: a guest's. */
  customerId: string | null;
  address: AddressFields;
  notes: string;
  /** Null until one is chosen, by the shopper or as the cheapest. */
  shippingOption: ShippingOption | null;
  paymentMethod: OrderInput['paymentMethod'];
  /** How old the shopper says to be, at least; 0: they were not asked. */
  confirmedAge: number;
  step: StepName;
};

const draftKey = (tenantId: string) => `larder-checkout:${tenantId}`;
const attemptName = (tenantId: string) => `larder-attempt:${tenantId}`;

/**
 * Returns the input from before a reload or a sign-in, or else the saved data of the shopper, which a guest does not
 * have. The input of a shopper who has signed out since is not returned to anybody else.
 */
export function startDraft(tenantId: string, me: Me | null): Draft {
  const customerId = me?.id ?? null;
  const stored = readDraft(tenantId);
  const isOwn = stored && (stored.customerId === null || stored.customerId === customerId);
  return isOwn ? { ...stored, customerId } : draftOf(me);
}

function draftOf(me: Me | null): Draft {
  const known = me?.addresses.find(({ isDefault }) => isDefault) ?? me?.addresses[0];
  const person = me && { name: me.name, email: me.email, contact: me.phone };
  return {
    customerId: me?.id ?? null,
    address: known && me ? addressOf(known, me.email) : { ...noAddress, ...person },
    notes: '',
    shippingOption: null,
    paymentMethod: 'Cash',
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

/** One try to place an order. */
type Attempt = {
  key: string;
  body: string;
  /** It was sent without an account. */
  asGuest: boolean;
  /** It was sent, and no reply said what became of it. */
  open: boolean;
};

/**
 * The order's Idempotency-Key, stored before the order is sent, so that neither a lost reply nor a reload can buy
 * twice. It stays the same as long as the order is the same, and while nobody knows what became of the last try.
 */
export function beginAttempt(tenantId: string, input: OrderInput, asGuest: boolean): string {
  const body = JSON.stringify(input);
  const last = readAttempt(tenantId);
  const key = last && (last.open || last.body === body) ? last.key : newKey();
  writeAttempt(tenantId, { key, body, asGuest, open: true });
  return key;
}

/** A try whose outcome is not known. */
export type OpenAttempt = Pick<Attempt, 'key' | 'asGuest'>;

export function openAttempt(tenantId: string): OpenAttempt | null {
  const last = readAttempt(tenantId);
  return last?.open ? { key: last.key, asGuest: last.asGuest } : null;
}

/** The server said that nothing was placed. */
export function closeAttempt(tenantId: string): void {
  const last = readAttempt(tenantId);
  if (last) writeAttempt(tenantId, { ...last, open: false });
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

function readAttempt(tenantId: string): Attempt | null {
  const stored = parse(read(attemptName(tenantId))) as Partial<Attempt> | null;
  if (typeof stored?.key !== 'string' || typeof stored.body !== 'string') return null;
  const { key, body } = stored;
  return { key, body, asGuest: stored.asGuest === true, open: stored.open === true };
}

const writeAttempt = (tenantId: string, attempt: Attempt) =>
  write(attemptName(tenantId), JSON.stringify(attempt));

function readDraft(tenantId: string): Draft | null {
  const stored = parse(read(draftKey(tenantId))) as Partial<Draft> | null;
  const whole = stored && typeof stored.address === 'object' && typeof stored.notes === 'string';
  if (!whole) return null;
  const step =
    (['address', 'delivery', 'payment'] as const).find((name) => name === stored.step) ?? 'address';
  const shippingOption = (['one', 'two'] as const).find((option) => option === stored.shippingOption) ?? null;
  const paymentMethod = stored.paymentMethod === 'Card' ? 'Card' : 'Cash';
  const confirmedAge = Number(stored.confirmedAge) || 0;
  const address = { ...noAddress, ...stored.address };
  const customerId = stored.customerId ?? null;
  return {
    customerId,
    address,
    notes: stored.notes ?? '',
    shippingOption,
    paymentMethod,
    confirmedAge,
    step,
  };
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
