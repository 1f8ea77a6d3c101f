import type { TenantType } from '../routing/areas';
import { areaOf } from '../routing/areas';

/** The page, scripts and pictures that were loaded before there was a worker. */
const seen = (): string[] => [
  location.href.replace(location.hash, ''),
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin),
];

/**
 * A shop's pages stay readable without a connection. It comes after everything else, and only in the shop: staff need
 * what is true now.
 */
export async function registerWorker(tenant: TenantType): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || areaOf(location.pathname, tenant) !== 'store' || window.self !== window.top) return;
  const isFirst = !workers.controller;
  await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  if (!isFirst) return;
  const { active } = await workers.ready;
  active?.postMessage({ seen: seen() });
}
