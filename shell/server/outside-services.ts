import type { HostBootstrap } from 'api';
import type { Area } from './areas.ts';

type Directive = 'img' | 'connect' | 'style' | 'font' | 'frame' | 'media';
/** The sources that pages may reach beside their own origin, by directive of the content security policy. */
export type OutsideSources = Partial<Record<Directive, string[]>>;

/** Styles without a nonce. */
export const anyInline = `'unsafe-inline'`;

// https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
const google = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const analytics: OutsideSources = { img: google, connect: google };

const tawk = 'https://*.tawk.to';
const jsdelivr = 'https://cdn.jsdelivr.net';
const chat: OutsideSources = {
  img: [tawk, jsdelivr],
  connect: [tawk, 'wss://*.tawk.to'],
  // The widget adds style elements that carry no nonce.
  style: [tawk, 'https://fonts.googleapis.com', jsdelivr, anyInline],
  font: [tawk, 'https://fonts.gstatic.com'],
  frame: [tawk],
  media: [tawk],
};

/**
 * For the services that a store has switched on. Only its shop uses them: a page that opens in a back office reaches
 * nothing outside. Their scripts need no source, because a script with the page's nonce loads them.
 */
export function outsideSources(
  { store, cardOrigins }: Pick<HostBootstrap, 'store' | 'cardOrigins'>,
  { subtype }: Pick<Area, 'subtype'>,
): OutsideSources[] {
  if (!store || subtype === 'admin') return [];
  // Its script is loaded once a shopper pays by card, on whatever page the visit began.
  const cards = cardOrigins ? [{ connect: cardOrigins, frame: cardOrigins, img: cardOrigins }] : [];
  return [
    ...cards,
    ...(store.google_analytic_status ? [analytics] : []),
    ...(store.tawk_chat_status ? [chat] : []),
  ];
}
