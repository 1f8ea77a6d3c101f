import { releaseRecord } from './release-record.schema.ts';

const record = {
  ...{ remote: 'shell', build: '0123456789ab', version: '1.0.0', needs: {}, exposes: [] },
  ...{ entry: 'entry.js', global: 'shell', files: [], chunks: {}, styles: [], preload: {} },
};

it('a release record with full library versions is accepted', () => {
  expect(releaseRecord.safeParse({ ...record, provides: { react: '19.3.1' } }).success).toBe(true);
});

it.each(['20.0.0-rc.1', '20', 'next', ''])('a release record that provides React %p is refused', (react) => {
  expect(releaseRecord.safeParse({ ...record, provides: { react } }).success).toBe(false);
});
