import { z } from 'zod';

/** Everything but line ends that would not be seen, or would change the direction of writing. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const unseenParts = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One line that people typed, without anything that is not seen. */
export const plainLine = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replace(unseenParts, ' ').trim());

/** The schema of a text as `plainLine`, with its line ends. */
export const plainText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replace(unseen, (found) => (found === '\n' ? found : ' ')).trim());
