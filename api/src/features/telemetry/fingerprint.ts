import { createHash } from 'node:crypto';

/** The parts that differ between two reports of one error: ids, hashes and numbers. */
const varying = /\b[0-9a-f]{8,}(?:-[0-9a-f]+)*\b|\d+/g;

/** The place of the error's first line of code, without its host and build. */
const firstFrame = /(?<![\w.-])[\w.-]{1,120}\.js:\d{1,9}:\d{1,9}/;

/** The same for reports of the same error of one build. */
export function fingerprintOf({ message, stack }: { message: string; stack: string }): string {
  const [place = ''] = firstFrame.exec(stack) ?? [];
  const text = `${message.replace(varying, '#').slice(0, 200)}\n${place}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
