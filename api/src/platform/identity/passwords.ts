import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';
import { demoPassword } from '../config.ts';
import { AppError } from '../errors/app-error.ts';

/** argon2id with the parameters of RFC 9106's second recommendation and OWASP's 19 MiB of memory. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Refuses the demo password for accounts of a production server. */
export function assertNewPassword(
  { NODE_ENV }: Pick<Config, 'NODE_ENV'>,
  password: string,
  field: string,
): void {
  if (NODE_ENV === 'production' && password === demoPassword) {
    throw new AppError('VALIDATION', [{ field, message: 'Everybody knows this password.' }]);
  }
}

const nobody = hash('no account has this password', options);

/** Takes the same time for unknown accounts, so that it does not reveal which addresses are known. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
}
