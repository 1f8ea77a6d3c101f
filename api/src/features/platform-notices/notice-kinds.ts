import type { OperatorPermission } from '../../platform/identity/operator-permissions.ts';

type Values = Record<string, string | number>;
type Kind = {
  /** The operators who read it and get mails about it. */
  read: OperatorPermission;
  /** The operators who may dismiss it, for all operators. */
  write: OperatorPermission;
  /** The page that helps. */
  page: (values: Values) => string;
};

const ofReleases = { read: 'read_releases', write: 'write_releases' } as const;
const ofBilling = { read: 'read_billing', write: 'write_billing' } as const;
const ofServers = { read: 'read_platform_settings', write: 'write_platform_settings' } as const;

const errorsOf = ({ remote = '', build = '' }: Values) =>
  `/platform-admin/releases/errors?remote=${remote}&build=${build}`;
const planOf = ({ slug = '' }: Values) => `/platform-admin/billing?q=${slug}`;

/** Where the work of a queue is seen; all others work for a store. */
const pagesOfQueues: Values = {
  archives: '/platform-admin/archives',
  'team-calls': '/platform-admin/releases/deploy-tokens',
};

/** The events that operators get a notice of. */
export const noticeKinds = {
  build_demoted: { ...ofReleases, page: errorsOf },
  build_failing: { ...ofReleases, page: errorsOf },
  mails_failed: {
    ...{ read: 'read_mails', write: 'write_mails' },
    page: () => '/platform-admin/mails?status=failed',
  },
  jobs_failed: {
    ...ofServers,
    page: ({ queue = '', storeId }) =>
      String(pagesOfQueues[queue] ?? `/platform-admin/tenants${storeId ? `/${storeId}` : ''}`),
  },
  disk_full: { ...ofServers, page: () => '/platform-admin/tenants?sort=-pictureBytes' },
  limit_reached: { ...ofBilling, page: planOf },
  past_due: { ...ofBilling, page: planOf },
} as const satisfies Record<string, Kind>;

export type NoticeKind = keyof typeof noticeKinds;

export const kindsReadBy = (permissions: ReadonlySet<string>): NoticeKind[] =>
  (Object.keys(noticeKinds) as NoticeKind[]).filter((kind) => permissions.has(noticeKinds[kind].read));
