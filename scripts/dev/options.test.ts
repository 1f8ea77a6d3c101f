import { StartError } from '../../server/start-error.ts';
import { readDevOptions } from './options.ts';

it.each([
  [['storefront', '--agains', 'https://a.test'], "Unknown option '--agains'"],
  [['--against', 'https://a.test'], 'Say which remote'],
  [['reports'], 'There is no remote reports'],
  [['storefront', 'store-admin'], 'One remote at a time'],
  [['storefront', '--port', 'high'], '--port is a number from 1 to 65535, and not high.'],
  [['storefront', '--api', 'fresh'], '--api is an address of this machine'],
])('npm run dev says in one sentence what is wrong with %j', (args, message) => {
  expect(() => readDevOptions(args)).toThrow(StartError);
  expect(() => readDevOptions(args)).toThrow(message);
});
