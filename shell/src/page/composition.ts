import type { ReleaseRecord } from 'api';

/** The part of a release record that a page needs. The edge writes it into the page. */
export type RemoteRelease = Pick<ReleaseRecord, 'build' | 'global'> & {
  /** Its address. */
  entry: string;
  integrity?: string | undefined;
  /** For when this build does not load. */
  fallback?: RemoteRelease | undefined;
} & Partial<Pick<ReleaseRecord, 'version' | 'needs' | 'paths'>>;

/** A remote that this browser takes from the machine it runs on. */
export type Override = { remote: string; origin: string; expiresAt: string };

/** The set of builds a page is made of. */
export type Composition = {
  id: string;
  shell: string;
  remotes: Record<string, RemoteRelease>;
  /** Only the edge says so, of a ticket that the platform has signed. */
  override?: Override;
};
