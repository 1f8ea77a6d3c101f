import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../api/src/platform/free-port.ts';
import { platformAt } from '../scripts/release/platform-client.ts';
import type { BuiltPart, ReleaseOptions } from '../scripts/release/release-parts.ts';
import { releaseParts } from '../scripts/release/release-parts.ts';
import { startServer } from './server.ts';
import { demoPassword } from './sign-in.ts';

const forced = { live: true, force: 'a journey shows what visitors see' };

type Plan = { live: { parts: Record<string, string> } };

/** A platform of its own: what goes live here would reach the pages of every other test. */
export async function startReleasePlatform() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-releases-'));
  const port = await freePort();
  const stopServer = await startServer({ dataDir: join(folder, 'data'), port });
  const platform = platformAt(`http://localhost:${port}`);
  const login = { email: 'platform@larder.test', password: demoPassword };
  const { body } = await platform.call('POST', '/api/platform/admin/login', '', login);
  const { token } = body as { token: string };
  const call = async <T>(method: 'GET' | 'POST', path: string, given?: unknown) =>
    (await platform.call(method, `/api${path}`, token, given)) as { status: number; body: T };
  const sending = { platform, commit: undefined, checked: Promise.resolve(), log: () => {} };
  return {
    folder,
    call,
    address: (path: string, store = 'fresh.') => `http://${store}localhost:${port}${path}`,
    live: async () => (await call<Plan>('GET', '/releases/plan')).body.live.parts,
    /** As an operator; by default for everybody, although it may not run. */
    release: (part: BuiltPart, way: ReleaseOptions['way'] = forced) =>
      releaseParts({ ...sending, parts: [part], tokenFor: () => token, way }),
    /** Each with a deploy token of its own; live for nobody. */
    async publishTogether(parts: BuiltPart[]) {
      const tokens = new Map<string, string>();
      for (const { name: remote } of parts) {
        const { body } = await call<{ token: string }>('POST', '/deploy-tokens', { remote, name: 'Journey' });
        tokens.set(remote, body.token);
      }
      return releaseParts({ ...sending, parts, tokenFor: (part) => tokens.get(part) ?? '', way: {} });
    },
    /** Makes a published build of a part live, if it is not. */
    async makeLive(part: string, build: string | undefined) {
      const { parts } = (await call<Plan>('GET', '/releases/plan')).body.live;
      if (parts[part] === build) return;
      const { status, body } = await call('POST', '/compositions', { parts: { ...parts, [part]: build } });
      if (status >= 300) throw new Error(JSON.stringify(body));
    },
    async stop() {
      await platform.close();
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
