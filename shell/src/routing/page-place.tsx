import type { ReactNode } from 'react';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { TimeoutError } from '../remotes/timeout';
import { PageWatchContext } from './page-watch';
import { BlankPageError } from './watch-blank';

/** Wraps one page, and fails in its place when the page does not render. */
export function PagePlace({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const { stuck } = use(PageWatchContext);
  if (stuck?.key === key) throw stuck.isBlank ? new BlankPageError() : new TimeoutError('this page');
  return children;
}
