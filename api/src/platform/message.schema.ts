import { z } from 'zod';

const values = z.record(z.string(), z.union([z.string(), z.number()]));
const sentence = { code: z.string(), values };

/**
 * A sentence that pages show in the reader's language: its code and its values. The code `words` is for text that a
 * person wrote: `{ text }`.
 */
export const message = z.object({ ...sentence, because: z.object(sentence).optional() });
export type Message = z.infer<typeof message>;

export const wordsOf = (text: string): Message => ({ code: 'words', values: { text } });
