import type { PageRecord, ReleaseRecord, SlotRecord } from 'api';

/** The part of a release record that a page needs. The edge writes it into the page. */
export type RemoteRelease = Pick<ReleaseRecord, 'build' | 'global'> & {
  /** Its URL. */
  entry: string;
  integrity?: string | undefined;
  /** The build to load when this one fails. */
  fallback?: RemoteRelease | undefined;
  /** The paths below which it has pages on this kind of host. */
  paths?: string[] | undefined;
  /** A page's path → its login type, when the path does not say it. */
  logins?: Record<string, Login> | undefined;
  /** Its entries in the sidebars of back offices. */
  navigation?: NavigationEntry[] | undefined;
  /** The slots of other remotes' pages that it fills. */
  slots?: SlotRecord[] | undefined;
} & Partial<Pick<ReleaseRecord, 'version' | 'needs'>>;

type Login = NonNullable<PageRecord['login']>;

export type NavigationEntry = NonNullable<PageRecord['navigation']>[number] &
  Pick<PageRecord, 'path' | 'permission'>;

/** A remote that this browser loads from its own machine. */
export type LocalOverride = { remote: string; origin: string; expiresAt: string };
/** A published build that this browser has in place of the live one; both by the names of their releases. */
export type PublishedOverride = {
  remote: string;
  build: string;
  label: string;
  instead: string | null;
  expiresAt: string;
};
export type Override = LocalOverride | PublishedOverride;

/** The set of builds of a page. */
export type Composition = {
  id: string;
  shell: string;
  remotes: Record<string, RemoteRelease>;
  /** Whether a build of it was released, and may be new; the page's watchdog reads it. */
  isReleased?: boolean;
  /** Set only by the edge, after the platform has checked the ticket. */
  overrides?: Override[];
};
