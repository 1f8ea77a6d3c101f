import { Resolver } from 'node:dns/promises';

/** Asks DNS for the TXT records of a name, each as its chunks. Rejects when there are none, or no answer. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const askTimeoutMs = 5_000;

/** Asks the name servers of this machine, once. */
export const resolveTxt: ResolveTxt = (name) =>
  new Resolver({ timeout: askTimeoutMs, tries: 1 }).resolveTxt(name);

/** No record of that name. Everything else that goes wrong is a name server that did not answer well. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN']);

/** The TXT records of a name, each in one piece; null when DNS did not answer in time or answered with a failure. */
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
