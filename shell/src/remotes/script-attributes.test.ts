import { scriptAttributes } from './script-attributes';

it('the browser refuses an entry with other bytes than those that were released, also one that was not loaded ahead', () => {
  const { createScript } = scriptAttributes('once');
  const remoteInfo = { name: 'mfe-storefront', entry: '/entry.js', integrity: 'sha384-bytes' };
  const made = createScript?.({ url: '/entry.js', remoteInfo } as never) as { script: HTMLScriptElement };
  expect(made.script).toMatchObject({ integrity: 'sha384-bytes', crossOrigin: 'anonymous', nonce: 'once' });
});
