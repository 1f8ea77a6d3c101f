import type { Permission } from 'api';
import type { ReactNode } from 'react';

/** One line of the sidebar. */
export type NavigationItem = {
  label: string;
  to: string;
  icon: ReactNode;
  /** Left out for who does not have it. */
  permission?: Permission;
  /** Opens in a new tab, outside of the back office. */
  external?: boolean;
  badge?: ReactNode;
  /** Other addresses that belong to it: the pages of single entries. */
  also?: readonly string[];
  /** Added to the address (`?settingTab=common-settings`). */
  search?: string;
};

export type NavigationGroup = { label?: string; items: readonly NavigationItem[] };
