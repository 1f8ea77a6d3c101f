import type { Permission } from 'api';
import type { ReactNode } from 'react';

/** An entry of the sidebar. */
export type NavigationItem = {
  label: string;
  to: string;
  icon: ReactNode;
  /** Hidden without this permission. */
  permission?: Permission;
  /** Opens in a new tab, outside of the back office. */
  external?: boolean;
  badge?: ReactNode;
  /** Other paths that belong to it: the pages of single rows. */
  also?: readonly string[];
  /** A query that is added to the path (`?settingTab=common-settings`). */
  search?: string;
};

export type NavigationGroup = { label?: string; items: readonly NavigationItem[] };
