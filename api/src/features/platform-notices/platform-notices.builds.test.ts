import { mails } from '../../platform/mail/mails.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { makeBuild, putLive } from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { checkCauses } from './platform-notices.check.service.ts';
import { notifyOperators } from './platform-notices.notify.service.ts';
import { raiseNotice } from './platform-notices.service.ts';

let test: TestApp;
let token: string;
beforeEach(async () => {
  test = await startTestApp({ config: { WORK: false } });
  token = (await createPlatformUser(test.database)).token;
});
afterEach(() => test.close());

const config = () =>
  ({ ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: test.dataDir, WORK: false }) as const;
const look = () => checkCauses({ database: test.database, config: config() });
const notices = async () =>
  (await test.call('localhost', 'GET', '/api/platform-notices', { token })).body.items;
const sent = () => onPlatform(test.database, (tx) => tx.select({ kind: mails.kind }).from(mails));

const part = 'mfe-storefront';
const [bad, good, next] = [makeBuild(part), makeBuild(part), makeBuild(part)];
const raise = (kind: NoticeKind, build: string, instead?: string) =>
  onPlatform(test.database, async (tx) => {
    await raiseNotice(tx, kind, {
      subject: `${part}/${build}`,
      values: { remote: part, build, ...(instead && { instead }) },
      why: { code: 'failed', values: { visitors: 2, minutes: 10 } },
    });
    await notifyOperators(tx, config());
  });

it('a demoted build has a notice until another build is live than the one that replaced it', async () => {
  await putLive(test.database, good);
  await raise('build_demoted', bad.record.build, good.record.build);
  await raise('build_demoted', bad.record.build, good.record.build);
  await look();
  expect(await notices()).toMatchObject([
    { kind: 'build_demoted', count: 2, why: { code: 'failed' }, values: { build: bad.record.build } },
  ]);
  expect(await sent()).toMatchObject([{ kind: 'build_demoted' }]);
  await putLive(test.database, next);
  await look();
  expect(await notices()).toEqual([]);
});

it('a failing build that stays has a notice as long as it is live', async () => {
  await putLive(test.database, bad);
  await raise('build_failing', bad.record.build);
  await look();
  expect(await notices()).toMatchObject([{ kind: 'build_failing' }]);
  await putLive(test.database, next);
  await look();
  expect(await notices()).toEqual([]);
});
