import type { PointedDomain } from 'api';

/** The calls for one domain. Each reads the list anew before it is done. */
export type OwnDomainCalls = Record<'add' | 'verify' | 'remove', (domain: string) => Promise<unknown>>;

export type OwnDomainsProps = {
  domains: readonly PointedDomain[];
  /** The name of the list. */
  label: string;
  /** The host of the platform on which the store answers. */
  host: string;
  /** None for people who may only read. */
  calls?: OwnDomainCalls | undefined;
};
