import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyPluginCallback } from 'fastify';
import { fastify } from 'fastify';
import { root } from '../webpack/packages.ts';

// A separate process beside the platform: `node bare-server.ts <folder>`. It answers each file of `replies.json` from
// memory, and `/static/` from the folder with the edge's own file server. Prints its port.
const [folder = ''] = process.argv.slice(2);
type Reply = { path: string; type: string; file: string };
const replies: Reply[] = JSON.parse(readFileSync(join(folder, 'replies.json'), 'utf8'));
const serveStatic: FastifyPluginCallback<{ root: string; prefix: string; preCompressed: boolean }> =
  createRequire(join(root, 'shell/package.json'))('@fastify/static');

const app = fastify();
for (const { path, type, file } of replies) {
  const bytes = readFileSync(join(folder, file));
  app.get(path, (_request, reply) => reply.type(type).send(bytes));
}
await app.register(serveStatic, { root: folder, prefix: '/static/', preCompressed: true });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);
process.once('SIGTERM', () => process.exit(0));
