import type { Order, ProductRow, Role } from 'api';
import { adminClient } from './admin-client';
import { api } from './api';
import type { ApiBody, ApiPath } from './calls.types';
import { download } from './download';
import type { Call } from './read-call';
import { upload } from './upload';

/** Compiled by `npm run check`, never run: a line marked as an error fails the check when it has none. */

const id = '0198c5f2-0000-7000-8000-000000000000';
const role = { name: 'Baker', description: '', permissions: [] };

export const right = [
  (): Promise<{ items: ProductRow[]; totalDoc: number }> =>
    adminClient.get('/products', { query: { page: 2, status: 'hide', sort: '-price' } }),
  (): Promise<Order> => adminClient.get('/orders/{id}', { path: { id } }),
  (): Promise<Role> => adminClient.put('/roles/{id}', { path: { id }, body: { ...role, version: 1 } }),
  (): Promise<{ success: true }> => api.post('/auth/logout'),
  (): Promise<{ done: number }> => adminClient.bulk('products.delete', [{ id }]),
];

export const wrongPath = [
  // @ts-expect-error: there is no such path
  () => api.get('/fruits'),
  // @ts-expect-error: it cannot be deleted
  () => api.delete('/orders/{id}', { path: { id } }),
  // @ts-expect-error: parameters stand in braces
  () => adminClient.get(`/orders/${id}`),
  // @ts-expect-error: there is no such bulk operation
  () => adminClient.bulk('products.paint', [{ id }]),
];

export const wrongParameter = [
  // @ts-expect-error: a path's parameter is missing
  () => adminClient.get('/orders/{id}'),
  // @ts-expect-error: it is called `id`
  () => adminClient.get('/orders/{id}', { path: { orderId: id } }),
  // @ts-expect-error: orders have no such filter
  () => adminClient.get('/orders', { query: { colour: 'red' } }),
  // @ts-expect-error: orders have no such state
  () => adminClient.get('/orders', { query: { status: 'lost' } }),
  // @ts-expect-error: the options of older builds
  () => adminClient.get('/orders', { params: { page: 2 } }),
];

export const wrongBody = [
  // @ts-expect-error: the body is missing
  () => api.post('/auth/verify-email'),
  // @ts-expect-error: a member is missing
  () => adminClient.put('/roles/{id}', { path: { id }, body: role }),
  // @ts-expect-error: a member too many
  () => api.post('/auth/verify-email', { body: { token: 'x', hurry: true } }),
  // @ts-expect-error: a member of another type
  () => adminClient.put('/orders/status/{id}', { path: { id }, body: { status: 'lost', note: '' } }),
  // @ts-expect-error: nothing is sent there
  () => api.post('/auth/logout', { body: {} }),
  // @ts-expect-error: another operation's items
  () => adminClient.bulk('orders.status', [{ id, status: 'hide' }]),
];

export const wrongReply = [
  // @ts-expect-error: one order, not a list
  (): Promise<Order[]> => adminClient.get('/orders/{id}', { path: { id } }),
  // @ts-expect-error: a product has no such member
  async () => (await adminClient.get('/products/{id}', { path: { id } })).colour,
  // @ts-expect-error: null is one of the values
  async (): Promise<string> => (await adminClient.get('/products/{id}', { path: { id } })).categoryId,
];

declare const file: File;

export const rightFiles = [
  () => download('/orders/export', { query: { status: 'delivered' }, name: 'orders.csv' }),
  () => download('/order-papers/{kind}', { path: { kind: 'invoices' }, query: { ids: id }, name: 'a.pdf' }),
  () => upload('/uploads', file),
  async (): Promise<string> => (await upload('/support-cases/{id}/files', file, { path: { id } })).name,
];

export const wrongFiles = [
  // @ts-expect-error: there is no such file
  () => download('/orders/exports', { name: 'orders.csv' }),
  // @ts-expect-error: orders have no such state
  () => download('/orders/export', { query: { status: 'lost' }, name: 'orders.csv' }),
  // @ts-expect-error: a file is needed by its kind
  () => download('/order-papers/{kind}', { query: { ids: id }, name: 'invoices.pdf' }),
  // @ts-expect-error: nothing is uploaded there
  () => upload('/orders', file),
  // @ts-expect-error: its case is missing
  () => upload('/support-cases/{id}/files', file),
  // @ts-expect-error: the reply has no such member
  async () => (await upload('/uploads', file)).colour,
];

type Verb = 'post' | 'put' | 'patch';
type Bodies = { [V in Verb]: { [P in ApiPath<V>]: ApiBody<V, P> }[ApiPath<V>] }[Verb];
type LikeOptions<Body> = Body extends unknown ? (keyof Body extends keyof Call ? Body : never) : never;

/** No body looks like the options of a call, which `readCall` relies on. */
export const confusable: LikeOptions<Bodies> extends never ? true : never = true;
