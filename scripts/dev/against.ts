import { listen } from '../../server/listener.ts';
import type { Log } from '../../server/progress.ts';
import { StartError } from '../../server/start-error.ts';
import { linkTo } from '../release/link.ts';
import { tokenFor } from '../release/options.ts';
import type { PlatformClient, Reply } from '../release/platform-client.ts';
import { platformAt } from '../release/platform-client.ts';
import { refusal } from '../release/refusal.ts';
import { watchBuild } from './local-build.ts';
import { serveLocalBuild } from './local-server.ts';
import { remoteNamed } from './remote-named.ts';

type Options = {
  remote: string;
  /** The page of the deployed platform that the link leads to. */
  against: string;
  port: number;
  tokens: string[];
  /** The folder of the remote's sources, when it is not the usual one. */
  directory?: string;
};

/**
 * Serves one remote from this folder to pages of a platform that is deployed elsewhere, for the person who opens the
 * link.
 */
export async function developAgainst(
  { remote, against, port, tokens, directory }: Options,
  log: Log,
): Promise<{ link(): Promise<string>; stop(): Promise<void> }> {
  const name = remoteNamed(remote);
  const platform = platformAt(against);
  const page = new URL(against);
  const origin = `http://localhost:${port}`;
  const token = tokenFor(tokens, name);
  const link = async () => linkTo(page, await askForTicket(platform, token, name, origin));
  // The ticket is requested first, so that a refusal comes before the build.
  let first: string | undefined = await link();
  const build = watchBuild({ name, log, ...(directory && { directory }) });
  const listener = await listen(serveLocalBuild({ build, platform: page }), port, '').catch(async (error) => {
    await build.close();
    throw error;
  });
  return {
    async link() {
      const made = first ?? (await link());
      first = undefined;
      return made;
    },
    async stop() {
      await listener.close(0);
      await Promise.all([build.close(), platform.close()]);
    },
  };
}

async function askForTicket(
  platform: PlatformClient,
  token: string,
  remote: string,
  origin: string,
): Promise<string> {
  const reply = await platform.call('POST', '/api/overrides', token, { remote, origin });
  if (reply.status === 201) return (reply.body as { ticket: string }).ticket;
  throw whyNot(platform.origin, remote, reply);
}

function whyNot(platform: string, remote: string, reply: Reply): StartError {
  const { code, message = `status ${reply.status}` } = reply.body as { code?: string; message?: string };
  if (code === 'UNAUTHORIZED' || code === 'SESSION_ENDED' || code === 'FORBIDDEN')
    return refusal(remote, reply);
  if (code === 'OVERRIDES_OFF')
    return new StartError(
      `${platform} lets no page load a local build: its setting ALLOW_OVERRIDES is off, as it is by default in production.`,
    );
  if (code === 'NOT_FOUND')
    return new StartError(`${platform} knows nothing of local builds yet: update it first.`);
  return new StartError(`${platform} gives no ticket for ${remote}: ${message}`);
}
