import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { z } from 'zod';
import { StartError } from '../../server/start-error.ts';
import { platformAt } from './platform-client.ts';
import { expected } from './refusal.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const answering = (status: number, body: string) =>
  listening(createServer((_request, reply) => reply.writeHead(status).end(body)));

/** The one line that a person reads. */
async function ask(address: string): Promise<string> {
  let close = async () => {};
  try {
    const platform = platformAt(address, { tries: 2, retryMs: 1 });
    close = platform.close;
    const reply = await platform.call('GET', '/api/releases/shell/status', 'token');
    return JSON.stringify(expected('shell', reply, z.object({ part: z.string() })));
  } catch (error) {
    return error instanceof StartError ? error.message : String((error as Error).stack);
  } finally {
    await close();
  }
}

describe('the release command says in one sentence that', () => {
  it('an address is invalid', async () => {
    expect(await ask('platform.example')).toBe(
      '"platform.example" is no address of a platform: it begins with https:// or http://.',
    );
  });

  it('a platform cannot be reached', async () => {
    expect(await ask('http://127.0.0.1:9')).toBe(
      'http://127.0.0.1:9 cannot be reached: nothing listens there, ECONNREFUSED.',
    );
    expect(await ask('http://nowhere.invalid')).toMatch(
      /^http:\/\/nowhere\.invalid cannot be reached: no name server .*\.$/,
    );
  });

  it('a platform does not speak TLS', async () => {
    const host = await answering(200, '{}');
    expect(await ask(`https://${host}`)).toMatch(/cannot be reached: it does not speak TLS, so its address/);
  });

  it('a proxy answers with a page, or in JSON of its own', async () => {
    const page = await answering(200, '<h1>Hello</h1>');
    expect(await ask(`http://${page}`)).toBe(
      `http://${page} is no platform of Larder: it answered /api/releases/shell/status with status 200.`,
    );
    expect(await ask(`http://${await answering(200, 'null')}`)).toContain('is no platform of Larder');
    expect(await ask(`http://${await answering(200, '{"ok":true}')}`)).toContain('does not know');
    expect(await ask(`http://${await answering(403, '{"error":"blocked","details":"x"}')}`)).toBe(
      'shell is unchanged: status 403',
    );
    const busy = await answering(502, '<h1>Bad gateway</h1>');
    expect(await ask(`http://${busy}`)).toBe(
      `http://${busy} does not work at the moment: it answers with status 502.`,
    );
  });
});
