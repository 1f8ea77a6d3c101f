import { createContext } from 'react';

/** A page that is given up: alone inside its frame, or with the whole area of its remote. */
export type Stuck = {
  key: string;
  level: 'page' | 'area';
  /** It is on the screen, and paints nothing. */
  isBlank?: boolean;
};

export type PageWatch = {
  stuck: Stuck | null;
  /** The page of a location is on the screen. */
  onShown: (key: string) => void;
  /** Replaces this router by one with the builds that run now; not on a server. */
  startOver?: () => void;
};

export const PageWatchContext = createContext<PageWatch>({ stuck: null, onShown: () => {} });
