import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** The numbers that every authenticator app assumes. */
const period = 30;
const shape = { algorithm: 'SHA1', digits: 6, period } as const;
/** Codes of the step before and after count as well: clocks differ, and typing takes time. */
const window = 1;

/** Makes a secret of 160 random bits, as RFC 4226 advises. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an app reads: whose account it is, and where. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** Returns the time step of a right code; null for a wrong one. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = new TOTP({ ...shape, secret: Secret.fromBase32(secret) }).validate({
    ...{ token: code, window, timestamp: now },
  });
  return delta === null ? null : Math.floor(now / 1_000 / period) + delta;
}

/** Draws a QR code as the path of an SVG, one unit a module, with the quiet zone that readers need. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
