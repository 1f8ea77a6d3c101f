import type { AuditEntry } from 'api';
import type { ReactNode } from 'react';
import type { ListFilter } from '../backoffice/list.types';
import type { ListPageProps } from '../backoffice/list-page';

export type AuditLogProps = Pick<
  ListPageProps<AuditEntry>,
  'params' | 'query' | 'notice' | 'tabs' | 'actions'
> & {
  list?: ListPageProps<AuditEntry>['list'];
  /** Filters before those of kind and source, which are always there. */
  filters?: readonly ListFilter[];
  /** Filters after those. */
  moreFilters?: readonly ListFilter[];
  /** With a filter by what was acted on, `subject`. */
  withSubjects?: boolean;
  /** Names the store of an entry, or the platform. */
  withStore?: boolean;
  /** The kinds of actors that can be asked for. */
  kinds: readonly AuditEntry['actorKind'][];
  /** An actor's name in words. */
  actorName?: (name: string) => ReactNode;
};
