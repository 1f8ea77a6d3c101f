import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

/** 80 random bits, as base32: nobody who has the hashes can try them all. */
const codeBytes = 10;
export const recoveryCodeLength = 16;
const codeCount = 10;

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Makes ten new codes of four groups each, as they are shown, and the hashes to store. */
export function newCodes(): { shown: string[]; hashes: string[] } {
  const codes = Array.from({ length: codeCount }, () => new Secret({ size: codeBytes }).base32.toLowerCase());
  return {
    shown: codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-')),
    hashes: codes.map(hashOfCode),
  };
}
