import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Link } from '../../api/src/testing/link.ts';
import { whyNoLastRelease, writeLastRelease } from '../../server/testing/last-release.ts';
import { payByCard } from './card-payments.ts';
import type { Bundled } from './database.ts';
import { bundled } from './database.ts';
import { failOver, failover } from './failover.ts';
import type { Fault, Row } from './fault.ts';
import { faultsOf } from './fault.ts';
import { uploadToFullDisk, whyNoDisk } from './full-disk.ts';
import { visitAddresses } from './many-addresses.ts';
import { openTabs } from './open-tabs.ts';
import { pooled } from './pooled.ts';
import { childrenOf, memoryOf, signalTree } from './processes.ts';
import { sendBuilds } from './send-builds.ts';
import { signInElsewhere } from './sign-ins.ts';
import { smallDisk } from './small-disk.ts';
import type { World } from './world.ts';

type BundledWorld = World & { database: Bundled };

/** With full caches, and what open tabs of a row before may have left. */
const mostMiB = 512;

const memory = ({ edges, apis }: World) =>
  `edges ${edges.map(({ pid }) => memoryOf(pid())).join(' and ')} MiB, APIs ${apis.map(({ pid }) => memoryOf(pid())).join(' and ')} MiB`;

/** For eight seconds. */
async function during(link: Link, fail: (link: Link) => void): Promise<void> {
  fail(link);
  await wait(8_000);
  link.open();
}

const killed = (
  name: string,
  victim: (world: World) => { kill(): Promise<void> } | undefined,
): Row<Bundled> => ({
  ...{ name: `kill -9 of ${name}`, hasEdges: name === 'an edge', mostSeconds: 8 },
  happen: async (world) => victim(world)?.kill(),
});

const network = (name: string, hasEdges: boolean, linkOf: (world: BundledWorld) => Link): Row<Bundled>[] => [
  {
    ...{ name: `the network ${name} is cut for 8 s`, hasEdges, mostSeconds: 14 },
    happen: (world) => during(linkOf(world), (link) => link.cut()),
  },
  {
    ...{ name: `the network ${name} is slow for 8 s (300 ms)`, hasEdges, mostSeconds: 0 },
    happen: (world) => during(linkOf(world), (link) => link.delay(300)),
  },
  {
    ...{ name: `the network ${name} is half open for 8 s`, hasEdges, mostSeconds: 30 },
    happen: (world) => during(linkOf(world), (link) => link.silence()),
  },
];

const usual: Row<Bundled>[] = [
  killed('an API', ({ apis }) => apis[0]),
  {
    ...{ name: 'kill -9 of PostgreSQL', mostSeconds: 15 },
    async happen({ database }) {
      process.kill(database.postmaster(), 'SIGKILL');
      // Its supervisor looks each second, and it recovers from its log.
      await wait(6_000);
    },
  },
  killed('the worker', ({ worker }) => worker),
  killed('an edge', ({ edges }) => edges[0]),
  {
    ...{ name: 'kill -9 of a renderer', hasEdges: true, mostSeconds: 0 },
    async happen({ edges }) {
      const children = edges.flatMap(({ pid }) => childrenOf(pid()));
      const renderers = children.filter(({ command }) => command.includes('renderer'));
      if (renderers.length === 0) throw new Error('No edge has a renderer.');
      for (const { pid } of renderers) process.kill(pid, 'SIGKILL');
      await wait(3_000);
    },
  },
  {
    ...{ name: 'PostgreSQL is stopped for 20 s (SIGSTOP)', mostSeconds: 45 },
    async happen({ database }) {
      const pid = database.postmaster();
      signalTree(pid, 'SIGSTOP');
      await wait(20_000);
      signalTree(pid, 'SIGCONT');
    },
  },
  ...network('between edges and APIs', true, ({ toApis }) => toApis),
  ...network('between APIs and PostgreSQL', false, ({ database }) => database.network),
  {
    ...{ name: 'the mail server is late, silent, wrong and gone', mostSeconds: 0 },
    async happen({ services: { mail } }) {
      await mail.fail();
      const before = mail.arrived();
      await wait(15_000);
      return `${before} mails arrived meanwhile, ${mail.arrived() - before} in the 15 s after`;
    },
  },
  {
    ...{ name: 'the payment provider is late, silent, wrong and gone', mostSeconds: 0 },
    happen: ({ shop, services }) => payByCard(shop, services),
  },
  {
    ...{ name: 'the identity provider is late, silent, wrong and gone', mostSeconds: 0 },
    happen: ({ shop, services }) => signInElsewhere(shop, services),
  },
  {
    ...{ name: 'the bucket of releases is late, silent, wrong and gone', mostSeconds: 0 },
    happen: ({ shop, database, services }) => sendBuilds(shop, database, services),
  },
  {
    ...{ name: 'the disk of the uploads is full', mostSeconds: 0, missing: whyNoDisk },
    happen: ({ shop, dataDir }) => uploadToFullDisk(shop, dataDir),
  },
  {
    ...{ name: 'the clock of one API and the worker is an hour ahead', mostSeconds: 8 },
    async happen({ apis, worker }) {
      const clock = join(import.meta.dirname, 'clock-ahead.ts');
      const ahead = { NODE_OPTIONS: `--import=${clock}` };
      await Promise.all([apis[0]?.restart(ahead), worker.restart(ahead)]);
      await wait(8_000);
      await Promise.all([apis[0]?.restart({}), worker.restart({})]);
    },
  },
  {
    ...{ name: 'two versions side by side: an API and the worker are of the last release', mostSeconds: 8 },
    missing: whyNoLastRelease,
    async happen({ apis, worker, dataDir }) {
      const sources = join(dataDir, '../last-release');
      writeLastRelease(sources);
      await Promise.all([apis[0]?.restart({}, sources), worker.restart({}, sources)]);
      await wait(8_000);
      await Promise.all([apis[0]?.restart({}), worker.restart({})]);
    },
  },
  {
    ...{ name: '5,000 open tabs that only listen', hasEdges: true, mostSeconds: 0 },
    async happen(world) {
      const before = memory(world);
      const tabs = await openTabs(world.edges[0]?.port ?? 0, world.shop.host, 5_000);
      await wait(10_000);
      const seen = `${tabs.open()} stay open; ${before}, then ${memory(world)}`;
      tabs.close();
      return seen;
    },
  },
  {
    ...{ name: '100,000 addresses, each new and for a new visitor', hasEdges: true, mostSeconds: 0 },
    async happen(world) {
      const before = memory(world);
      const seconds = await visitAddresses(world.shop, 100_000);
      for (const { name, pid } of [...world.edges, ...world.apis])
        if (memoryOf(pid()) > mostMiB) throw new Error(`The ${name} has ${memoryOf(pid())} MiB.`);
      return `in ${seconds} s; ${before}, then ${memory(world)}`;
    },
  },
];

export const faults: Fault[] = [
  ...faultsOf(bundled, usual),
  ...faultsOf(pooled, [
    {
      ...{ name: 'kill -9 of PgBouncer', mostSeconds: 8 },
      happen: ({ database }) => database.pooler.kill(),
    },
  ]),
  ...faultsOf(failover, [
    {
      ...{ name: 'failover: kill -9 of the primary PostgreSQL', mostSeconds: 15 },
      happen: ({ database }) => failOver(database.patroni, 'PostgreSQL'),
    },
    {
      ...{ name: "failover: the primary's machine is gone", mostSeconds: 40 },
      happen: ({ database }) => failOver(database.patroni, 'the machine'),
    },
  ]),
  ...faultsOf(smallDisk, [
    {
      ...{ name: 'the disk of PostgreSQL is full for 10 s', mostSeconds: 60 },
      async happen({ database }) {
        await database.fill(10_000);
        // It may have ended, and is started again with growing pauses.
        await wait(15_000);
      },
    },
  ]),
];
