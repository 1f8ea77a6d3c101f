import type { AppConfig } from '../config.ts';
import type { ChangeFeed } from '../database/change-feed.ts';
import type { Database } from '../database/database.ts';
import type { Replicas } from '../database/replicas.ts';
import type { ResolveAddresses } from '../dns/addresses.ts';
import type { ResolveTxt } from '../dns/texts.ts';
import type { ApiKeyClaims } from '../identity/api-keys.ts';
import type { SessionClaims } from '../identity/principal.ts';
import type { Principals } from '../identity/principals.ts';
import type { Tokens } from '../identity/tokens.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { RunBuilds } from '../storage/build-runner.ts';
import type { ReleaseFiles } from '../storage/release-files.ts';
import type { Storage } from '../storage/storage.ts';
import type { Hosts } from '../tenancy/hosts.ts';
import type { Limits } from './limits.ts';

/** The services that the API's features use; tests pass their own. */
export type Services = {
  config: AppConfig;
  database: Database;
  /** Copies of the database for reads; null without any. */
  replicas: Replicas | null;
  hosts: Hosts;
  tokens: Tokens;
  principals: Principals<SessionClaims>;
  /** The stores' own programs, by their API keys. */
  programs: Principals<ApiKeyClaims>;
  storage: Storage;
  releaseFiles: ReleaseFiles;
  resolveTxt: ResolveTxt;
  resolveAddresses: ResolveAddresses;
  limits: Limits;
  changes: ChangeFeed;
  /** Work that is too long for a request. */
  jobs: Jobs;
  /** Null where no builds can be run: the API by itself. */
  runBuilds: RunBuilds | null;
  /** The folder of the builds of this machine, if it has any. */
  builds: string | null;
  /** A public GET of this API, as a visitor of `host` would make it. */
  ask(host: string, path: string): Promise<{ status: number; body: string }>;
  /** The present time for the steps of subscriptions that are due. */
  clock(): Date;
  /** Aborted when the server is about to stop. */
  stopping: AbortSignal | undefined;
};
