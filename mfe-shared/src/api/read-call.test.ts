import { beginPage as begin } from '../testing/begin-page';
import { adminClient } from './admin-client';
import { api } from './api';

/** How remotes that were released before mfe-shared 1.6 call, which no type allows any more. */
type OlderVerb = (path: string, first?: unknown, second?: unknown) => Promise<unknown>;
const older = (client: object) => client as Record<'get' | 'post' | 'put' | 'delete', OlderVerb>;

describe('an API call', () => {
  it('fills in and encodes its path and sends query and body', async () => {
    const requests = begin('/admin', { 'PUT /orders/status/:id': {}, 'GET /orders': {} });
    const body = { status: 'packed' as const, note: '' };
    await adminClient.put('/orders/status/{id}', { path: { id: 'a/b' }, body });
    await adminClient.get('/orders', { query: { page: 2 } });
    expect(requests).toMatchObject([
      { path: '/orders/status/a%2Fb', body },
      { path: '/orders', params: { page: 2 }, body: undefined },
    ]);
  });

  it('ends when its signal is aborted', async () => {
    begin('/', { 'GET /health': {} });
    const signal = AbortSignal.abort();
    await expect(api.get('/health', { signal })).rejects.toMatchObject({ name: 'CanceledError' });
  });
});

describe('an API call in the form before mfe-shared 1.6', () => {
  it('reads with `params`', async () => {
    const requests = begin('/', { 'GET /orders/mine': {} });
    await older(api).get('/orders/mine', { params: { page: 2 } });
    expect(requests[0]).toMatchObject({ path: '/orders/mine', params: { page: 2 } });
  });

  it.each([
    ['its body', { name: 'Baker', version: 1 }],
    ['a body without members', {}],
    ['no body', undefined],
  ])('writes with %s', async (_, body) => {
    const requests = begin('/admin', { 'PUT /roles/1': {} });
    await older(adminClient).put('/roles/1', body);
    expect(requests[0]?.body).toEqual(body);
    expect(requests[0]?.headers).toMatchObject({ 'X-Admin-Operation': 'true' });
  });

  it('sends headers beside the body', async () => {
    const requests = begin('/', { 'POST /orders': {} });
    await older(api).post('/orders', { total: 1 }, { headers: { 'Idempotency-Key': 'k' }, params: { a: 1 } });
    expect(requests[0]).toMatchObject({ body: { total: 1 }, params: { a: 1 } });
    expect(requests[0]?.headers).toMatchObject({ 'Idempotency-Key': 'k' });
  });

  it('deletes', async () => {
    const requests = begin('/admin', { 'DELETE /roles/1': {} });
    await older(adminClient).delete('/roles/1');
    expect(requests).toHaveLength(1);
  });
});
