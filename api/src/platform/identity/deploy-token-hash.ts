import { createHash } from 'node:crypto';

/** Returns the hash that the platform stores of a deploy token. */
export const deployTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
