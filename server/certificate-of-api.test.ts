import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { itWith } from '../api/src/testing/find-program.ts';
import { buildEdge } from '../shell/server/edge.ts';
import { makeCertificate } from './testing/certificate.ts';

itWith('openssl')(
  'an edge sends nothing of a visitor to an API whose certificate nobody trusts',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'edge-'));
    for (const name of ['dist', 'data']) mkdirSync(join(folder, name));
    makeCertificate(folder);
    const read = (name: string) => readFileSync(join(folder, name));
    let asked = 0;
    const api = createServer({ key: read('privkey.pem'), cert: read('fullchain.pem') }, (_, reply) => {
      asked += 1;
      reply.end('{}');
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const nothing = async () => ({ status: 404, body: {} });
    const edge = await buildEdge({
      api: {
        get: nothing,
        post: nothing,
        text: async () => ({ status: 404, body: '{}' }),
        file: async () => null,
      },
      apiUrl: `https://127.0.0.1:${(api.address() as AddressInfo).port}`,
      rootDomain: 'shops.example',
      builds: join(folder, 'dist'),
      dataDir: join(folder, 'data'),
      log: pino({ level: 'silent' }),
      production: true,
    });
    try {
      const base = await edge.listen({ port: 0, host: '127.0.0.1' });
      expect((await fetch(`${base}/api/health`)).status).toBe(503);
      expect(asked).toBe(0);
    } finally {
      await edge.close();
      api.close();
      rmSync(folder, { recursive: true });
    }
  },
);
