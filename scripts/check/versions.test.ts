import { findBehind } from './versions.ts';

const report = { react: { current: '19.3.1', latest: '20.0.0', dependent: 'shell' } };
const held = { package: 'react', in: 'shell', version: '19.3.1', reason: 'MUI does not know 20 yet.' };

it('the version check names an outdated library that has no reason', () => {
  expect(findBehind(report, [])).toEqual([
    expect.stringMatching(/^react 19\.3\.1 of shell: 20\.0\.0 is out/),
  ]);
});

it('the version check accepts a library that is held back with a reason', () => {
  expect(findBehind(report, [held])).toEqual([]);
});

it('the version check names a reason whose library is not outdated any more or has another version', () => {
  expect(findBehind({}, [held])).toEqual([expect.stringContaining('its reason is out of date')]);
  expect(findBehind(report, [{ ...held, version: '19.2.0' }])).toHaveLength(2);
});

it('the version check ignores an older version than the one in use', () => {
  const ahead = { webpack: [{ current: '5.111.0', latest: '5.110.3', dependent: 'larder' }] };
  expect(findBehind(ahead, [])).toEqual([]);
});
