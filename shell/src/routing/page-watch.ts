import { createContext } from 'react';

/** How far up a page that does not come is given up: the page in its frame, or the whole area of its remote. */
export type Stuck = { key: string; level: 'page' | 'area' };

export type PageWatch = {
  stuck: Stuck | null;
  /** The page of a location is on the screen. */
  onShown: (key: string) => void;
  /** Another router, made with the builds that run now, takes the place of this one; not on a server. */
  startOver?: () => void;
};

export const PageWatchContext = createContext<PageWatch>({ stuck: null, onShown: () => {} });
