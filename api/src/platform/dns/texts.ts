import { Resolver } from 'node:dns/promises';

/** Reads the TXT records of a name, each as its chunks. Rejects when there are none or no reply. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const askTimeoutMs = 5_000;

/** Asks this machine's name servers once. */
export const resolveTxt: ResolveTxt = (name) =>
  new Resolver({ timeout: askTimeoutMs, tries: 1 }).resolveTxt(name);

/** Codes for a name without such a record. Every other code means that the name server failed. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN']);

/** Reads the TXT records of a name, each joined; null when DNS did not reply in time or failed. */
export async function readTexts(
  resolve: ResolveTxt,
  name: string,
  timeoutMs = askTimeoutMs,
): Promise<string[] | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((done) => {
    timer = setTimeout(done, timeoutMs, null);
  });
  try {
    const records = await Promise.race([resolve(name), tooLate]);
    return records?.map((chunks) => chunks.join('')) ?? null;
  } catch (error) {
    return nothingThere.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  } finally {
    clearTimeout(timer);
  }
}
