import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostBootstrap, ReleasePlan } from 'api';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { ApiPort, ApiReply } from '../api-port.ts';
import type { EdgeOptions } from '../edge.ts';
import { buildEdge } from '../edge.ts';

export const storeId = '0199a000-0000-7000-8000-000000000001';

const bootstrap = {
  tenant: { type: 'tenant', id: storeId, slug: 'fresh', name: 'Fresh', domain: 'fresh.localhost' },
  platform: { platform_title: 'Larder', meta_title: '', meta_description: '', favicon: '' },
  global: { default_language: 'en' },
  store: null,
  customization: null,
  languages: [],
  currencies: [],
};

/** An API that knows the store `fresh`, the given plan, and files by their path. */
export class TestApi implements ApiPort {
  plan: ReleasePlan | null = null;
  /** Overrides members of the store's bootstrap. */
  shop: Partial<HostBootstrap> = {};
  /** The replies at other paths. */
  replies: Record<string, unknown> = {};
  files = new Map<string, Buffer>();
  isDown = false;
  isHealthy = false;
  /** Receives a request about releases and never answers. */
  isStuck = false;
  asked: string[] = [];
  changes?: ApiPort['changes'];
  visitorKey?: ApiPort['visitorKey'];

  async get(path: string, host: string, headers: Record<string, string> = {}): Promise<ApiReply> {
    if (path === '/api/tenants/bootstrap')
      return /^fresh\./.test(host)
        ? { status: 200, body: { ...bootstrap, ...this.shop } }
        : { status: 404, body: {} };
    this.asked.push(path);
    if (path in this.replies) return { status: 200, body: this.replies[path] };
    if (this.isDown) throw new Error('The API is down.');
    if (path === '/api/health') return { status: this.isHealthy ? 200 : 503, body: {} };
    if (this.isStuck) return new Promise(() => {});
    if (path !== '/api/releases/plan' || !this.plan) return { status: 404, body: {} };
    const etag = `"${this.plan.version}"`;
    return headers['if-none-match'] === etag
      ? { status: 304, body: null, etag }
      : { status: 200, body: structuredClone(this.plan), etag };
  }

  async text(path: string, host: string) {
    const { status, body } = await this.get(path, host);
    return { status, body: JSON.stringify(body) };
  }

  async post(path: string): Promise<ApiReply> {
    this.asked.push(path);
    return { status: 404, body: {} };
  }

  async file(path: string): Promise<Buffer | null> {
    this.asked.push(path);
    if (this.isDown) throw new Error('The API is down.');
    return this.files.get(path) ?? null;
  }
}

type Reply = Awaited<ReturnType<FastifyInstance['inject']>>;

export type TestEdge = {
  edge: FastifyInstance;
  api: TestApi;
  folder: string;
  dist: string;
  dataDir: string;
  get(url: string, headers?: Record<string, string>): Promise<Reply>;
  close(): Promise<void>;
};

/** An edge with an empty folder of builds; `lookEveryMs` and others are a real one's options. */
export async function startEdge(
  given: Partial<EdgeOptions> = {},
  prepare: (api: TestApi) => void = () => {},
): Promise<TestEdge> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const dist = join(folder, 'dist');
  const dataDir = join(folder, 'data');
  const api = new TestApi();
  prepare(api);
  const edge = await buildEdge({
    ...{ api, rootDomain: 'localhost', builds: dist, dataDir, log: pino({ level: 'silent' }) },
    ...given,
  });
  return {
    ...{ edge, api, folder, dist, dataDir },
    get: async (url, headers = {}) => edge.inject({ url, headers: { host: 'fresh.localhost', ...headers } }),
    async close() {
      await edge.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The composition of a page. */
export function compositionIn(page: string) {
  const [, text = ''] = /id="larder-composition">([^<]+)</.exec(page) ?? [];
  return JSON.parse(text) as {
    id: string;
    shell: string;
    remotes: Record<string, { build: string; paths?: string[]; fallback?: { build: string; entry: string } }>;
  };
}
