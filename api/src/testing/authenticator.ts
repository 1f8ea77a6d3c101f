import { Secret, TOTP } from 'otpauth';

/** Returns the code of an authenticator app that has read this secret. */
export const codeOf = (secret: string, secondsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + secondsAhead * 1_000 });

/** Returns a code that is right in none of the steps around now. */
export function wrongCodeOf(secret: string): string {
  const right = new Set([-60, -30, 0, 30, 60].map((seconds) => codeOf(secret, seconds)));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find((code) => !right.has(code)) ?? '';
}
