import { AppError } from '../errors/app-error.ts';

/**
 * One mailbox, in plain ASCII: no list (`a@x,b@y`), no quoted or commented parts, no look-alike of the @. What is
 * stricter here than the standard is what mail programs have disagreed about.
 */
const mailbox = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,252}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*$/;

/** Throws VALIDATION for anything but one mailbox. */
export function oneMailbox(address: string): string {
  if (address.length > 254 || !mailbox.test(address))
    throw new AppError('VALIDATION', [{ field: 'email', message: 'not an address' }]);
  return address;
}

/** Control characters, line breaks of all kinds, and what turns the direction of writing. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Text for a header: one line, not too long. */
export const oneLine = (text: string): string =>
  text.replace(unseen, ' ').replace(/\s+/g, ' ').trim().slice(0, 120);

/**
 * The name in a greeting; empty when it does not look like one. Anybody can sign up as `Win at http://evil.example`
 * with somebody else's address, and the store's mail must not bring them that.
 */
export function greetingName(name: string): string {
  const line = oneLine(name);
  return /^(?:[\p{L}\p{M} '’-]|\.(?= )){1,60}$/u.test(line) ? line : '';
}
