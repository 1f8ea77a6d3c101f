import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config.ts';
import { demoPassword } from '../config.ts';
import { AppError } from '../errors/app-error.ts';

/** argon2id (2) with the parameters of RFC 9106's second recommendation, memory cut to 19 MiB as OWASP has it. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** A production server takes no account with the password of the demo. */
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

/** Takes the same time whether there is an account or not, so that it does not tell which addresses are known. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
}
