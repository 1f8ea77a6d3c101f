import type { PageEntry } from 'mfe-shared';
import { usePageNavigation } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

type Labels = ReadonlyMap<string, string>;

const PageLabelsContext = createContext<Labels>(new Map());

type PageLabelsProps = { pages: readonly PageEntry[]; children: ReactNode };

/** Provides the sidebar's names of pages to its children. */
export function PageLabels({ pages, children }: PageLabelsProps) {
  const groups = usePageNavigation('admin', pages);
  const labels = new Map(groups.flatMap(({ items }) => items.map(({ to, label }) => [to, label])));
  return <PageLabelsContext.Provider value={labels}>{children}</PageLabelsContext.Provider>;
}

/** The names of pages in the sidebar, by their paths. */
export const usePageLabels = (): Labels => useContext(PageLabelsContext);
