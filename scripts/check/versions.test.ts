import { findBehind } from './versions.ts';

const report = { react: { current: '19.3.1', latest: '20.0.0', dependent: 'shell' } };
const held = { package: 'react', in: 'shell', version: '19.3.1', reason: 'MUI does not know 20 yet.' };

it('names a library that is behind without a reason', () => {
  expect(findBehind(report, [])).toEqual([
    expect.stringMatching(/^react 19\.3\.1 of shell: 20\.0\.0 is out/),
  ]);
});

it('accepts a library that is held back with a reason', () => {
  expect(findBehind(report, [held])).toEqual([]);
});

it('names a reason for a library that is not behind any more, or stands at another version', () => {
  expect(findBehind({}, [held])).toEqual([expect.stringContaining('its reason is out of date')]);
  expect(findBehind(report, [{ ...held, version: '19.2.0' }])).toHaveLength(2);
});

it('does not ask for an older version than the one that is used', () => {
  const ahead = { webpack: [{ current: '5.111.0', latest: '5.110.3', dependent: 'larder' }] };
  expect(findBehind(ahead, [])).toEqual([]);
});
