import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { BuildSet, RunBuilds, RunFault, ShopToRender } from '../../platform/storage/build-runner.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { refusal } from '../releases/refusals.ts';
import type { AssertRan } from './run-gate.ts';
import { assertRan, NeedsRun } from './run-gate.ts';
import { hasRunHere, keepRun, namesOf } from './run-rows.ts';
import { recordsOf, setBefore } from './run-sets.ts';

type Given = Pick<Services, 'database' | 'releaseFiles' | 'runBuilds' | 'ask' | 'config'>;

/** The live builds may change while builds run; after this number of attempts the call gives up. */
const mostTimes = 4;
/** A busy API refuses for a few seconds. */
const mostAsked = 10;
const askAgainMs = 1_000;

/**
 * Runs the work that gives builds to visitors, in one transaction. When builds have to run first, the transaction is
 * undone, they run without holding any lock, and it begins again with the time that took. Throws RELEASE_REFUSED with
 * the faults.
 */
export async function withRuns<T>(
  services: Given,
  work: (tx: Tx, assertRan: AssertRan, ranMs: number) => Promise<T>,
): Promise<T> {
  const { database, runBuilds } = services;
  // The API by itself, as in tests, runs no builds.
  if (!runBuilds) return onPlatform(database, (tx) => work(tx, async () => {}, 0));
  let ranMs = 0;
  for (let time = 1; time <= mostTimes; time += 1) {
    try {
      return await onPlatform(database, (tx) => work(tx, assertRan, ranMs));
    } catch (error) {
      if (!(error instanceof NeedsRun)) throw error;
      const start = performance.now();
      await runAll(services, runBuilds, error);
      ranMs += Math.round(performance.now() - start);
    }
  }
  throw new AppError('UNAVAILABLE');
}

async function runAll(services: Given, runBuilds: RunBuilds, { sets, moved, live }: NeedsRun): Promise<void> {
  const shop = await openShop(services);
  const platform = await bootstrapOf(services, services.config.ROOT_DOMAIN);
  const read = async (...[record, file]: Parameters<Services['releaseFiles']['open']>) => {
    const stream = await services.releaseFiles.open(record, file);
    return stream && buffer(stream);
  };
  for (const set of sets) {
    const start = performance.now();
    const found = await runBuilds({ set, read, shop, platform });
    const before = found.length > 0 ? setBefore(set, moved, live) : null;
    const known = before ? await faultsOf(before, found) : [];
    const faults = found.filter((fault) => !known.some((one) => isSame(one, fault)));
    const names = moved.map(({ remote }) => remote);
    if (faults.length > 0)
      throw new AppError(
        'RELEASE_REFUSED',
        faults.map((fault) => toDetail(fault, set, names)),
      );
    await keep(set, start);
  }

  /**
   * Runs the previous set and returns its faults. A sure fault needs no second run of a set that ran without faults;
   * an unsure one does, as a busy machine may be slow with it as well.
   */
  async function faultsOf(before: BuildSet, found: RunFault[]): Promise<RunFault[]> {
    const areSure = found.every(({ code, isSure }) => code === 'runThrows' || isSure);
    if (areSure && (await onPlatform(services.database, (tx) => hasRunHere(tx, namesOf(before))))) return [];
    const start = performance.now();
    const faults = await runBuilds({ set: before, read, shop, platform });
    if (faults.length === 0) await keep(before, start);
    return faults;
  }

  async function keep(set: BuildSet, start: number): Promise<void> {
    const ms = Math.round(performance.now() - start);
    await onPlatform(services.database, (tx) => keepRun(tx, set, { by: 'platform', ms }));
  }
}

/**
 * Whether two faults are the same. A fault that the previous set had, too, does not refuse a build, as with needs that
 * were unmet before.
 */
const isSame = (one: RunFault, other: RunFault) =>
  one.remote === other.remote && one.place === other.place && one.code === other.code;

function toDetail({ code, text, isSure: _isSure, ...fault }: RunFault, set: BuildSet, moved: string[]) {
  const others = recordsOf(set).filter(({ remote }) => remote !== fault.remote);
  const beside = others.map(({ remote, build }) => `${remote} ${build}`).join(', ');
  const field = moved.includes(fault.remote) ? fault.remote : (moved[0] ?? fault.remote);
  return refusal(field, { code, values: { ...fault, beside, text } });
}

/** Finds the oldest store, whose pages are rendered; null when there is none. */
async function openShop(services: Given): Promise<ShopToRender | null> {
  const { database, ask, config } = services;
  const [store] = await onPlatform(database, (tx) =>
    tx
      .select({ slug: tenants.slug })
      .from(tenants)
      .where(eq(tenants.status, 'active'))
      .orderBy(asc(tenants.createdAt), asc(tenants.id))
      .limit(1),
  );
  if (!store) return null;
  const host = `${store.slug}.${config.ROOT_DOMAIN}`;
  const bootstrap = await bootstrapOf(services, host);
  if (!bootstrap) return null;
  const products = await ask(host, '/api/catalog/products?limit=1');
  const [product] =
    products.status === 200 ? (JSON.parse(products.body) as { items: { slug: string }[] }).items : [];
  return {
    origin: `http://${host}`,
    bootstrap,
    product: product?.slug ?? null,
    ask: (path) => ask(host, path),
  };
}

/**
 * Reads the data that an edge writes into the pages of a host; null for a host without pages. Throws UNAVAILABLE where
 * the API stays too busy: without these data the host's pages would not run, and a build would be given out unseen.
 */
async function bootstrapOf({ ask, config }: Given, host: string): Promise<string | null> {
  for (let asked = 1; asked <= mostAsked; asked += 1) {
    const { status, body } = await ask(host, '/api/tenants/bootstrap');
    if (status === 200) {
      const bootstrap = JSON.parse(body) as { global: { default_language: string } };
      return JSON.stringify({
        ...bootstrap,
        language: bootstrap.global.default_language,
        rootDomain: config.ROOT_DOMAIN,
      });
    }
    if (status < 500) return null;
    await wait(askAgainMs);
  }
  throw new AppError('UNAVAILABLE');
}
