import { demoPassword } from '../api/src/platform/config.ts';

/** The addresses and accounts of the demo, printed after the start. */
export function demoGuide(address: (subdomain?: string) => string): string {
  const rows = [
    ['Fresh Corner, a grocery', address('fresh'), 'ann@fresh.test'],
    ['its back office', `${address('fresh')}/admin`, 'owner@fresh.test, cashier@fresh.test'],
    ['Bakehouse, a bakery', address('bakehouse'), 'ann@bakehouse.test'],
    ['its back office', `${address('bakehouse')}/admin`, 'owner@bakehouse.test'],
    ['The platform', address(), ''],
    ['its administration', `${address()}/platform-admin`, 'platform@larder.test'],
  ] as const;
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  const lines = rows.map(([what, url, account]) =>
    `  ${what.padEnd(width(0))}  ${url.padEnd(width(1))}  ${account}`.trimEnd(),
  );
  return [...lines, `  Every password is ${demoPassword}`].join('\n');
}
