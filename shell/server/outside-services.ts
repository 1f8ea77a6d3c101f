import type { HostBootstrap } from 'api';
import type { Area } from './areas.ts';

/** What pages may reach beside their own origin, by directive of the content security policy. */
export type OutsideSources = Partial<
  Record<'img' | 'connect' | 'style' | 'font' | 'frame' | 'media', string>
>;

// https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
const google = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';
const analytics: OutsideSources = { img: google, connect: google };

/** Its widget writes styles of its own, whose texts nobody knows in advance. */
const chat: OutsideSources = {
  img: 'https://*.tawk.to https://cdn.jsdelivr.net',
  connect: 'https://*.tawk.to wss://*.tawk.to',
  style: `https://*.tawk.to https://fonts.googleapis.com https://cdn.jsdelivr.net 'unsafe-inline'`,
  font: 'https://*.tawk.to https://fonts.gstatic.com',
  frame: 'https://*.tawk.to',
  media: 'https://*.tawk.to',
};

/**
 * For the services that a store has switched on. Only its shop uses them: a page that opens in a back office reaches
 * nothing outside. Their scripts need no source, because a script with the page's nonce loads them.
 */
export function outsideSources(
  { store }: Pick<HostBootstrap, 'store'>,
  { subtype }: Pick<Area, 'subtype'>,
): OutsideSources[] {
  if (!store || subtype === 'admin') return [];
  return [...(store.google_analytic_status ? [analytics] : []), ...(store.tawk_chat_status ? [chat] : [])];
}
