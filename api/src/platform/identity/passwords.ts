import { hash, verify } from '@node-rs/argon2';

/** argon2id (2) with the parameters of RFC 9106's second recommendation, memory cut to 19 MiB as OWASP has it. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

const nobody = hash('no account has this password', options);

/** Takes the same time whether there is an account or not, so that it does not tell which addresses are known. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
}
