import type { PageRecord, ReleaseRecord } from 'api';

/** The part of a release record that a page needs. The edge writes it into the page. */
export type RemoteRelease = Pick<ReleaseRecord, 'build' | 'global'> & {
  /** Its address. */
  entry: string;
  integrity?: string | undefined;
  /** For when this build does not load. */
  fallback?: RemoteRelease | undefined;
  /** Below these paths are its pages, on this kind of host. */
  paths?: string[] | undefined;
  /** Path of a page → who has to be signed in, where the path does not say it. */
  logins?: Record<string, Login> | undefined;
  /** Its lines in the sidebars of back offices. */
  navigation?: NavigationEntry[] | undefined;
} & Partial<Pick<ReleaseRecord, 'version' | 'needs'>>;

type Login = NonNullable<PageRecord['login']>;

export type NavigationEntry = NonNullable<PageRecord['navigation']>[number] &
  Pick<PageRecord, 'path' | 'permission'>;

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
