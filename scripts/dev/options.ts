import { parseArgs } from 'node:util';
import { StartError } from '../../server/start-error.ts';
import { remoteNamed } from './remote-named.ts';

export type DevOptions = {
  /** One remote; undefined for everything. */
  remote: string | undefined;
  api: URL;
  against: string | undefined;
  token: string[] | undefined;
  port: number;
};

export function readDevOptions(args: string[]): DevOptions {
  const { values, positionals } = parse(args);
  const [remote, ...more] = positionals;
  if (more.length > 0) throw new StartError('One remote at a time: npm run dev -- storefront');
  if (values.against && !remote)
    throw new StartError('Say which remote: npm run dev -- storefront --against https://…');
  if (remote) remoteNamed(remote);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`--port is a number from 1 to 65535, and not ${values.port}.`);
  if (!URL.canParse(values.api) || new URL(values.api).protocol !== 'http:')
    throw new StartError(
      `--api is an address of this machine, http://fresh.localhost:3000, and not ${values.api}.`,
    );
  return { remote, api: new URL(values.api), against: values.against, token: values.token, port };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        api: { type: 'string', default: 'http://fresh.localhost:3000' },
        against: { type: 'string' },
        token: { type: 'string', multiple: true },
        port: { type: 'string', default: '3100' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
