import { shareReplies } from './page-api.ts';

const host = 'fresh.localhost';

function sharing({ status = 200 } = {}) {
  const asked: string[] = [];
  const replies = shareReplies({
    async text(path, host) {
      asked.push(`${host}${path}`);
      return { status, body: String(asked.length) };
    },
  });
  return { asked, replies };
}

describe('the replies of the API to pages', () => {
  it('are shared by pages of the same second, and by no other host', async () => {
    const { asked, replies } = sharing();
    replies.hearing(true);
    const both = await Promise.all([replies.text('/api/one', host), replies.text('/api/one', host)]);
    expect(both.map(({ body }) => body)).toEqual(['1', '1']);
    await replies.text('/api/one', 'other.localhost');
    await replies.text('/api/two', host);
    expect(asked).toEqual([`${host}/api/one`, 'other.localhost/api/one', `${host}/api/two`]);
  });

  it('are requested again after a change, also those still in flight', async () => {
    const { asked, replies } = sharing();
    replies.hearing(true);
    const before = replies.text('/api/one', host);
    replies.forget();
    const after = replies.text('/api/one', host);
    expect([(await before).body, (await after).body]).toEqual(['1', '2']);
    expect(await replies.text('/api/one', host)).toEqual({ status: 200, body: '2' });
    expect(asked).toHaveLength(2);
  });

  it('are not shared while no changes are received', async () => {
    const { asked, replies } = sharing();
    await replies.text('/api/one', host);
    await replies.text('/api/one', host);
    replies.hearing(true);
    await replies.text('/api/one', host);
    replies.hearing(false);
    await replies.text('/api/one', host);
    expect(asked).toHaveLength(4);
  });

  it('are not shared when they are a failure', async () => {
    const { asked, replies } = sharing({ status: 503 });
    replies.hearing(true);
    await replies.text('/api/one', host);
    await replies.text('/api/one', host);
    expect(asked).toHaveLength(2);
  });
});
