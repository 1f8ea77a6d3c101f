import type { ReactNode } from 'react';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OfflineBanner } from '../screens/offline-banner';
import { NavigationProgress } from './navigation-progress';
import { PageScroll } from './page-scroll';
import { PageWatchContext } from './page-watch';

/** The frame of every page, of whichever remote. It stays when that remote fails. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const { onShown } = use(PageWatchContext);
  useEffect(() => onShown(key), [key, onShown]);
  return (
    <>
      <NavigationProgress />
      <OfflineBanner />
      {children}
      <PageScroll />
    </>
  );
}
