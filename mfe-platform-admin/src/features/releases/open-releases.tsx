import { screen, within } from '@testing-library/react';
import type { OverviewBuild, ReleaseOverview, Rollout } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

export const old = 'aaaaaaaaaaaa';
export const live = 'bbbbbbbbbbbb';
export const next = 'cccccccccccc';
export const at = '2026-11-20T10:00:00.000Z';
export const build = (name: string, changes: Partial<OverviewBuild> = {}): OverviewBuild => ({
  build: name,
  version: '1.4.0',
  label: '1.4.0-f00dca',
  commit: 'f00dcafe1',
  status: 'published',
  reason: null,
  publishedAt: at,
  publishedBy: 'CI of the storefront',
  share: 0,
  ran: null,
  opened: null,
  pages: 0,
  errors: 0,
  visitorsWithErrors: 0,
  p75: { lcp: null, load: null },
  ...changes,
});
export const rollout: Rollout = {
  id: '0199a000-0000-7000-8000-000000000001',
  remote: 'mfe-storefront',
  build: next,
  share: 1_000,
  ring: null,
  tenantIds: null,
  startsAt: at,
  status: 'active',
  createdBy: 'pat@larder.test',
  createdAt: at,
  updatedAt: at,
};
type Part = ReleaseOverview['parts'][number];
export const storefront = (changes: Partial<Part> = {}): Part => ({
  remote: 'mfe-storefront',
  live: {
    build: live,
    version: '1.4.0',
    label: '1.4.0-f00dca',
    publishedAt: at,
    publishedBy: 'pat@larder.test',
    commit: 'f00dcafe1',
  },
  optional: false,
  lastGood: old,
  builds: [
    build(live, {
      share: 9_000,
      pages: 12_040,
      errors: 2,
      visitorsWithErrors: 1,
      p75: { lcp: 1_890, load: 740 },
      ran: { sets: 3, ms: 1_900, at },
      opened: { pages: 12, ms: 7_300, at },
    }),
    build(next, {
      share: 1_000,
      pages: 1_000,
      errors: 40,
      visitorsWithErrors: 12,
      version: '1.5.0',
      label: '1.5.0-badcaf-dirty',
    }),
    build(old),
  ],
  rollouts: [rollout],
  ...changes,
});
export const library: Part = {
  remote: 'mfe-shared',
  live: {
    build: live,
    version: '2.1.0',
    label: '2.1.0',
    publishedAt: at,
    publishedBy: 'pat@larder.test',
    commit: null,
  },
  optional: false,
  lastGood: null,
  builds: [build(live, { share: 10_000 }), build(next, { version: '3.0.0', label: '3.0.0' })],
  rollouts: [],
};
export const overview = (changes: Partial<ReleaseOverview> = {}): ReleaseOverview => ({
  parts: [storefront()],
  rings: { first: 1, early: 2, everyone: 30 },
  settings: {
    demandBrowserCheck: false,
    demoteOn: true,
    demoteAfterVisitors: 5,
    demoteWithinMinutes: 10,
    version: 3,
  },
  notices: [],
  ...changes,
});
export const composition = (parts: Record<string, string>) => ({
  id: 'c',
  parts,
  reason: { code: 'words', values: { text: '' } },
  setBy: '',
  createdAt: at,
});

export const open = (handlers: Handlers = {}, path = '') =>
  renderRoutes(createRoutes, {
    path: `/platform-admin/releases${path}`,
    handlers: {
      'GET /releases/overview': overview(),
      'GET /platform-notices': { items: [] },
      ...handlers,
    },
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });
export const card = async (name = 'mfe-storefront') => within(await screen.findByRole('region', { name }));
export const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
