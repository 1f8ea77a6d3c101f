import { audit, findHoles } from './audit.ts';

it('a package with a known vulnerability is named with it, and those that use the package are not', () => {
  const own = { title: 'Prototype pollution', url: 'https://advisories.example/1' };
  const vulnerabilities = {
    lodash: { name: 'lodash', severity: 'high', range: '<4.17.20', via: [own] },
    above: { name: 'above', severity: 'high', range: '*', via: ['lodash'] },
  };
  expect(findHoles(JSON.stringify({ vulnerabilities }))).toEqual([
    'lodash <4.17.20: high: Prototype pollution (https://advisories.example/1)',
  ]);
  expect(findHoles(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
});

it('a registry that says nothing of vulnerabilities is a finding', () => {
  expect(findHoles(JSON.stringify({ message: '404 Not Found' }))).toEqual([
    'The registry did not answer: 404 Not Found',
  ]);
});

it('the registry is asked only when the check is named', () => {
  expect(audit.skip?.('.')).toContain('npm run check -- audit');
});
