import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { OfflineBanner } from '../screens/offline-banner';
import { NavigationProgress } from './navigation-progress';

/** What is around every page, whichever remote it comes from, and stays when that remote fails. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <NavigationProgress />
      <OfflineBanner />
      {children}
      <ScrollRestoration />
    </>
  );
}
