import { AppError } from '../errors/app-error.ts';

/**
 * One mailbox in plain ASCII: no list (`a@x,b@y`), no quoted or commented parts, no look-alike of the @. It is
 * stricter than the standard where mail programs have disagreed.
 */
const mailbox = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,252}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*$/;

export const isMailbox = (address: string): boolean => address.length <= 254 && mailbox.test(address);

/** Throws VALIDATION unless it is exactly one mailbox. */
export function oneMailbox(address: string): string {
  if (!isMailbox(address)) throw new AppError('VALIDATION', [{ field: 'email', message: 'not an address' }]);
  return address;
}

/** Control characters, all kinds of line breaks, and characters that change the writing direction. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Writes a text for a header: one line of limited length. */
export const oneLine = (text: string): string =>
  text.replace(unseen, ' ').replace(/\s+/g, ' ').trim().slice(0, 120);

/**
 * Returns the name for a greeting; empty when it does not look like a name. Anybody can sign up as `Win at
 * http://evil.example` with another person's address, and the store's mail must not carry that text.
 */
export function greetingName(name: string): string {
  const line = oneLine(name);
  return /^(?:[\p{L}\p{M} '’-]|\.(?= )){1,60}$/u.test(line) ? line : '';
}
