import { shortestPassword } from './rules';

export type Strength = 'empty' | 'weak' | 'fair' | 'good' | 'strong';

const common = /^(password|passwort|motdepasse|qwert|azerty|letmein|welcome|willkommen|bonjour|larder|1234)/i;

/**
 * How hard a password is to guess, roughly: length counts most, variety a little; common passwords and repeated
 * characters count as short. It is advice only: the rule is the length.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return 'empty';
  const different = new Set(password).size;
  if (password.length < shortestPassword || different < 5 || common.test(password)) return 'weak';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const points = password.length + 2 * (kinds - 1) + (different > 10 ? 2 : 0);
  if (points < 14) return 'fair';
  return points < 19 ? 'good' : 'strong';
}
