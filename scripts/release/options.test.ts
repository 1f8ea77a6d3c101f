import { readOptions } from './options.ts';

it.each<[string[], NodeJS.ProcessEnv, string]>([
  [[], {}, 'Say which part and where'],
  [['mfe-storefront'], {}, 'Say which part and where'],
  [['storefront', '--to', 'http://a.test'], {}, 'There is no deploy token'],
  [['reports', '--to', 'http://a.test', '--token', 'x'], {}, 'There is no part reports'],
  [['storefront', '--to', 'http://a.test', '--token', 'x', '--share', 'ten'], {}, '--share is a number'],
  [['storefront', '--to', 'http://a.test', '--token', 'x', '--ring', 'last'], {}, '--ring is first'],
  [['storefront', '--to', 'http://a.test', '--token', 'x', '--live', '--share', '1'], {}, 'choose one'],
  [['storefront', '--to', 'http://a.test', '--token', 'x', '--status', '--live'], {}, 'stand alone'],
  [['storefront', '--to', 'http://a.test', '--token', 'x', '--status', '--verify'], {}, 'stand alone'],
  [
    ['storefront', '--to', 'http://a.test', '--token', 'x', '--verify', '--verified', 'check.json'],
    {},
    'choose one',
  ],
  [['storefront', '--to', 'http://a.test', '--token', 'x', '--back', '--stop'], {}, 'stand alone'],
  [['storefront', '--to', 'http://a.test', '--token', 'x', '--build', 'x'], {}, 'that --stop withdraws'],
  [['storefront', '--to', 'http://a.test', '--token', 'x', '--stop', '--build', 'x'], {}, 'id of a build'],
  [['storefront', '--now'], {}, "Unknown option '--now'"],
  [
    ['storefront', '--to', 'http://a.test', '--token', 'larder_deploy_shell_x'],
    {},
    'There is no deploy token of mfe-storefront',
  ],
])('the release command says what is wrong with the options %j', async (args, environment, message) => {
  expect(() => readOptions(args, environment)).toThrow(message);
});

it('the release command reads its options', () => {
  const args = [
    'store-admin',
    '--to',
    'http://a.test',
    '--share',
    '12.5',
    '--with',
    'mfe-shared',
    '--with',
    'shell',
  ];
  expect(readOptions(args, { LARDER_DEPLOY_TOKEN: 'one, two\nthree' })).toEqual({
    to: 'http://a.test',
    parts: ['mfe-store-admin', 'mfe-shared', 'shell'],
    tokens: ['one', 'two', 'three'],
    way: { share: 1_250 },
    ...{
      act: 'release',
      preview: false,
      verify: false,
      verified: [],
      build: undefined,
      reason: 'Withdrawn by its team',
      json: false,
    },
  });
});

it('the release command reads what a team wants without a release', () => {
  const args = ['storefront', '--to', 'http://a.test', '--token', 'x', '--stop', '--build', '0123456789ab'];
  expect(readOptions(args, {})).toMatchObject({ act: 'stop', build: '0123456789ab' });
  const act = (...more: string[]) =>
    readOptions(['shell', '--to', 'http://a.test', '--token', 'x', ...more], {}).act;
  expect(act('--status')).toBe('status');
  expect(act('--preview', '--build', '0123456789ab')).toBe('preview');
  expect(act('--preview')).toBe('release');
  expect(readOptions(['shell', '--to', 'http://a.test', '--token', 'x', '--verify'], {}).verify).toBe(true);
  expect(() => act('--preview', '--live')).toThrow('not live yet');
});
