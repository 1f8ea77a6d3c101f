import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogProduct, ListReply } from '../../api/src/contract.ts';
import { effort, median, rounded } from './effort.ts';
import type { Call, Draw, LoadResult } from './load.ts';
import { load } from './load.ts';
import type { Shop } from './shop.ts';
import { anyOf, ask, fetchBytes } from './shop.ts';

/** Ours and the simplest server that answers the same bytes, alternating on one machine. */
export type SideBySide = {
  what: string;
  against: string;
  bytes: number;
  ours: LoadResult;
  bare: LoadResult;
  /** Requests per second, ours divided by those of the bare server. */
  ratio: number;
};
export type SideBySideResult = {
  api: SideBySide[];
  html: SideBySide[];
  /** Pages that were not requested before: one after another, and many at once. */
  uncachedHtml: LoadResult[];
};

/** As the browsers ask. */
const asBrowser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const rounds = effort.loadSeconds > 5 ? 3 : 1;

/**
 * The API against a bare Fastify route that answers the same bytes from memory, and pages against a file with the same
 * HTML. It measures only what visitors receive, however the edge makes it.
 */
export async function measureSideBySide(shop: Shop, workFolder: string): Promise<SideBySideResult> {
  const folder = join(workFolder, 'bare');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const list = '/api/catalog/products?limit=20';
  const { items } = await ask<ListReply<CatalogProduct>>(shop, list);
  const detail = `/api/catalog/products/${items[0]?.slug}`;
  const [listBytes, detailBytes, html, htmlBrotli] = await Promise.all([
    fetchBytes(shop, list),
    fetchBytes(shop, detail),
    fetchBytes(shop, '/', { accept: 'text/html' }),
    fetchBytes(shop, '/', asBrowser),
  ]);
  const type = 'application/json; charset=utf-8';
  const replies = [
    { path: '/list', type, file: 'list.json' },
    { path: '/detail', type, file: 'detail.json' },
  ];
  writeFileSync(join(folder, 'list.json'), listBytes);
  writeFileSync(join(folder, 'detail.json'), detailBytes);
  writeFileSync(join(folder, 'home.html'), html);
  writeFileSync(join(folder, 'home.html.br'), htmlBrotli);
  writeFileSync(join(folder, 'replies.json'), JSON.stringify(replies));
  const bare = await startBare(folder);
  const get = (path: string, headers = {}): Call => ({ method: 'GET', path, headers });
  let asked = 0;
  const anew = (path: (count: number) => string, headers = {}): Draw => {
    return () => {
      asked += 1;
      return { method: 'GET', path: path(asked), headers };
    };
  };
  const never = (count: number) => `${list}&maxPrice=${900_000_000 - count}`;
  // A filter that was not used before makes a new page. An unknown parameter might be ignored.
  const newPage = anew(
    (count) => `/search?category=fruits-vegetable&maxPrice=${800_000_000 - count}`,
    asBrowser,
  );
  try {
    const against = 'a bare route';
    const listBare = get('/list');
    const pairs = {
      list: { what: 'product list (20)', against, bytes: listBytes.length },
      anew: { what: 'product list (20), uncached', against, bytes: listBytes.length },
      detail: { what: 'product detail', against, bytes: detailBytes.length },
      home: { what: 'home page, brotli', against: 'a static file', bytes: htmlBrotli.length },
    };
    const compare = (pair: (typeof pairs)['list'], ours: Draw | Call, theirs: Call) =>
      takeTurns(pair, { shop, draw: ours }, { shop: bare.shop, draw: theirs });
    return {
      api: [
        await compare(pairs.list, get(list), listBare),
        await compare(pairs.anew, anew(never), listBare),
        await compare(pairs.detail, get(detail), get('/detail')),
      ],
      html: [await compare(pairs.home, get('/', asBrowser), get('/static/home.html', asBrowser))],
      uncachedHtml: [
        await load('category page, uncached, one by one', shop, newPage, { connections: 1 }),
        await load('category page, uncached, 32 at once', shop, newPage),
      ],
    };
  } finally {
    bare.stop();
  }
}

type Side = { shop: Shop; draw: Draw | Call };
type Pair = Pick<SideBySide, 'what' | 'against' | 'bytes'>;

async function takeTurns(pair: Pair, ours: Side, bare: Side): Promise<SideBySide> {
  const times = { seconds: effort.loadSeconds / 2, warmUp: effort.warmUpSeconds / 2 };
  const turn = (name: string, { shop, draw }: Side) => load(name, shop, draw, times);
  const seen: [LoadResult[], LoadResult[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    seen[0].push(await turn(pair.what, ours));
    seen[1].push(await turn(pair.against, bare));
  }
  const [own, other] = [middle(seen[0]), middle(seen[1])];
  const ratio = rounded(own.requestsPerSecond / other.requestsPerSecond, 3);
  return { ...pair, ours: own, bare: other, ratio };
}

/** The run with the median rate. */
function middle(runs: LoadResult[]): LoadResult {
  const speed = median(runs.map(({ requestsPerSecond }) => requestsPerSecond));
  return runs.find(({ requestsPerSecond }) => requestsPerSecond === speed) ?? anyOf(runs);
}

async function startBare(folder: string): Promise<{ shop: Shop; stop(): void }> {
  const file = join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(String(text).trim()));
    child.once('exit', () => reject(new Error('The bare server ended')));
  });
  return {
    shop: { base: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` },
    stop: () => void child.kill('SIGTERM'),
  };
}
