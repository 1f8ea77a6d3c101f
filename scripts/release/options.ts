import { parseArgs } from 'node:util';
import { StartError } from '../../server/start-error.ts';
import { packageNames } from '../webpack/packages.ts';

export type Options = {
  to: string;
  /** The released part and its companions. */
  parts: string[];
  tokens: string[];
  act: 'release' | 'status' | 'back' | 'stop' | 'preview';
  /** A link that opens the build in one browser is printed. */
  preview: boolean;
  /** Its pages are opened in a browser first. */
  verify: boolean;
  /** Files with results of `npm run verify`, from another job. */
  verified: string[];
  way: { live?: boolean; share?: number; ring?: 'first' | 'early' | 'everyone' };
  /** The build that `stop` withdraws, and why, or that `preview` opens. */
  build?: string | undefined;
  reason: string;
  json: boolean;
};

const usage =
  'Say which part and where: npm run release -- mfe-store-admin --to https://platform.example --live (or --status, --back, --stop, --preview)';
const deployToken = /^larder_deploy_(?<part>[a-z0-9-]+)_/;

/** `store-admin` and `mfe-store-admin` are one part. */
function partOf(given: string, known: readonly string[]): string {
  const found = known.find((name) => name === given || name === `mfe-${given}`);
  if (found) return found;
  throw new StartError(`There is no part ${given}: it is one of ${known.join(', ')}.`);
}

/** A repository with one part need not name it. */
export function readOptions(
  args: string[],
  environment: NodeJS.ProcessEnv,
  known: readonly string[] = packageNames,
): Options {
  const { values, positionals } = parse(args);
  const [part = known.length === 1 ? known[0] : undefined, ...more] = positionals;
  if (!part || more.length > 0 || !values.to) throw new StartError(usage);
  const tokens = givenTokens(values.token, environment);
  const parts = [...new Set([part, ...(values.with ?? [])].map((name) => partOf(name, known)))];
  for (const name of parts) tokenFor(tokens, name);
  const { build, reason = 'Withdrawn by its team', json = false, preview = false } = values;
  const { verify = false, verified = [] } = values;
  if (verify && verified.length > 0)
    throw new StartError('--verify opens a browser now; --verified sends what one has seen: choose one.');
  return {
    to: values.to,
    tokens,
    parts,
    way: wayOf(values),
    act: actOf(values),
    preview,
    verify,
    verified,
    build,
    reason,
    json,
  };
}

/** Deploy tokens, one for each part, or an operator's token. */
export function givenTokens(onCommandLine: string[] = [], environment: NodeJS.ProcessEnv): string[] {
  const tokens = [...onCommandLine, ...(environment.LARDER_DEPLOY_TOKEN ?? '').split(/[\s,]+/)].filter(
    Boolean,
  );
  if (tokens.length > 0) return tokens;
  throw new StartError('There is no deploy token: give it with --token, or better in LARDER_DEPLOY_TOKEN.');
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        to: { type: 'string' },
        token: { type: 'string', multiple: true },
        with: { type: 'string', multiple: true },
        live: { type: 'boolean' },
        share: { type: 'string' },
        ring: { type: 'string' },
        status: { type: 'boolean' },
        back: { type: 'boolean' },
        stop: { type: 'boolean' },
        preview: { type: 'boolean' },
        verify: { type: 'boolean' },
        verified: { type: 'string', multiple: true },
        build: { type: 'string' },
        reason: { type: 'string' },
        json: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}

type Given = ReturnType<typeof parse>['values'];

function actOf({
  status,
  back,
  stop,
  preview,
  build,
  live,
  share,
  ring,
  verify,
  verified,
  ...given
}: Given): Options['act'] {
  // With a build that is there already, nothing is built.
  const acts = [
    ...[status && 'status', back && 'back', stop && 'stop'],
    preview && (build !== undefined || stop) && 'preview',
  ].filter(Boolean);
  const [act = 'release'] = acts as Options['act'][];
  if (preview && live) throw new StartError('--preview is for a build that is not live yet.');
  const releases =
    live || verify || verified || share !== undefined || ring !== undefined || given.with !== undefined;
  if (acts.length > 1 || (acts.length === 1 && releases))
    throw new StartError('--status, --back and --stop stand alone: each is a call of its own.');
  if (build !== undefined && act !== 'stop' && act !== 'preview')
    throw new StartError('--build names the build that --stop withdraws, or --preview opens.');
  if (build !== undefined && !/^[0-9a-f]{12}$/.test(build))
    throw new StartError('--build is the id of a build, 12 letters and digits long: --status shows it.');
  return act;
}

function wayOf({ live, share, ring }: Given): Options['way'] {
  if (live && (share !== undefined || ring)) {
    throw new StartError('--live is for everybody; --share and --ring are for some: choose one.');
  }
  const percent = Number(share ?? 0);
  if (!(percent >= 0 && percent <= 100))
    throw new StartError('--share is a number of percent, from 0 to 100.');
  if (ring !== undefined && ring !== 'first' && ring !== 'early' && ring !== 'everyone') {
    throw new StartError('--ring is first, early or everyone.');
  }
  return {
    ...(live && { live }),
    ...(share !== undefined && { share: Math.round(percent * 100) }),
    ...(ring && { ring }),
  };
}

/** Each part is published with its own token; a token that is no deploy token is an operator's and publishes all. */
export function tokenFor(tokens: string[], part: string): string {
  const own = tokens.find((token) => deployToken.exec(token)?.groups?.part === part);
  const found = own ?? tokens.find((token) => !deployToken.test(token));
  if (found) return found;
  throw new StartError(`There is no deploy token of ${part} among those given: each part has its own.`);
}

/** Says who opened a build in a browser. */
export function signerFor(tokens: string[], part: string): string {
  const own = tokens.find((token) => deployToken.exec(token)?.groups?.part === part);
  if (own) return own;
  throw new StartError(
    `A browser check is signed with a deploy token of ${part}: give one with --token or LARDER_DEPLOY_TOKEN.`,
  );
}
