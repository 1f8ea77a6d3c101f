import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Link } from '../../api/src/testing/link.ts';
import { visitMany } from './many-addresses.ts';
import { openTabs } from './open-tabs.ts';
import { childrenOf, memoryOf, signalTree } from './processes.ts';
import type { World } from './world.ts';

export type Fault = {
  name: string;
  /** Whether it needs pages, and not only APIs. */
  hasEdges: boolean;
  /** The most seconds in which something may fail. */
  mostSeconds: number;
  /** Breaks something under load, and ends when it is repaired. Returns what else was seen. */
  happen(world: World): Promise<string | undefined>;
};

type Row = Omit<Fault, 'happen'> & { happen(world: World): Promise<string | undefined> | Promise<void> };

const memory = ({ edges, apis }: World) =>
  `edges ${edges.map(({ pid }) => memoryOf(pid())).join(' and ')} MiB, APIs ${apis.map(({ pid }) => memoryOf(pid())).join(' and ')} MiB`;

/** For eight seconds. */
async function during(link: Link, fail: (link: Link) => void): Promise<void> {
  fail(link);
  await wait(8_000);
  link.open();
}

const killed = (name: string, victim: (world: World) => { kill(): Promise<void> } | undefined): Row => ({
  ...{ name: `kill -9 of ${name}`, hasEdges: name === 'an edge', mostSeconds: 8 },
  happen: async (world) => victim(world)?.kill(),
});

const network = (name: string, between: keyof Pick<World, 'toApis' | 'toDatabase'>): Row[] => {
  const hasEdges = between === 'toApis';
  return [
    {
      ...{ name: `the network ${name} is cut for 8 s`, hasEdges, mostSeconds: 14 },
      happen: (world) => during(world[between], (link) => link.cut()),
    },
    {
      ...{ name: `the network ${name} is slow for 8 s (300 ms)`, hasEdges, mostSeconds: 0 },
      happen: (world) => during(world[between], (link) => link.delay(300)),
    },
    {
      ...{ name: `the network ${name} is half open for 8 s`, hasEdges, mostSeconds: 30 },
      happen: (world) => during(world[between], (link) => link.silence()),
    },
  ];
};

const rows: Row[] = [
  killed('an API', ({ apis }) => apis[0]),
  {
    ...{ name: 'kill -9 of PostgreSQL', hasEdges: false, mostSeconds: 15 },
    async happen({ postmaster }) {
      process.kill(postmaster(), 'SIGKILL');
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
    ...{ name: 'PostgreSQL is stopped for 20 s (SIGSTOP)', hasEdges: false, mostSeconds: 45 },
    async happen({ postmaster }) {
      const pid = postmaster();
      signalTree(pid, 'SIGSTOP');
      await wait(20_000);
      signalTree(pid, 'SIGCONT');
    },
  },
  ...network('between edges and APIs', 'toApis'),
  ...network('between APIs and PostgreSQL', 'toDatabase'),
  {
    ...{ name: 'the mail server is late, silent, wrong and gone', hasEdges: false, mostSeconds: 0 },
    async happen({ mail }) {
      const fails = [() => mail.network.delay(1_500), () => mail.network.silence(), () => mail.isWrong(true)];
      for (const fail of fails) {
        fail();
        await wait(4_000);
        mail.network.open();
      }
      mail.isWrong(false);
      await during(mail.network, (link) => link.cut());
      const before = mail.arrived();
      await wait(15_000);
      return `${before} mails arrived meanwhile, ${mail.arrived() - before} in the 15 s after`;
    },
  },
  {
    ...{ name: 'the clock of one API and the worker is an hour ahead', hasEdges: false, mostSeconds: 8 },
    async happen({ apis, worker }) {
      const clock = join(import.meta.dirname, 'clock-ahead.ts');
      const ahead = { NODE_OPTIONS: `--import=${clock}` };
      await Promise.all([apis[0]?.restart(ahead), worker.restart(ahead)]);
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
    ...{
      name: 'a minute of pages that nobody has asked for, each from a new address',
      hasEdges: true,
      mostSeconds: 0,
    },
    async happen(world) {
      const before = memory(world);
      const pages = await visitMany(world.shop, 60_000);
      return `${pages} pages; ${before}, then ${memory(world)}`;
    },
  },
];

export const faults: Fault[] = rows.map((row) => ({
  ...row,
  happen: async (world) => (await row.happen(world)) ?? undefined,
}));
