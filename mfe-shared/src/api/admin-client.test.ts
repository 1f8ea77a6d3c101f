import { failure } from '../testing';
import { beginPage as begin } from '../testing/begin-page';
import { adminClient } from './admin-client';
import { auditLog } from './audit';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => jest.useRealTimers());

describe("the administrators' client", () => {
  it('refuses calls outside the administrators’ areas', async () => {
    const requests = begin('/search');
    await expect(adminClient.get('/orders')).rejects.toThrow('Admin context required for this operation');
    await expect(adminClient.bulk('products.delete', [{ id: 'a' }])).rejects.toThrow(
      'Admin context required for bulk operations',
    );
    expect(requests).toEqual([]);
  });

  it('marks its calls and counts the items of a bulk call', async () => {
    const requests = begin('/admin/products', {
      'DELETE /products/1': {},
      'POST /admin/bulk/products.delete': {},
    });
    await adminClient.delete('/products/{id}', { path: { id: '1' } });
    expect(requests[0]?.headers).toMatchObject({ 'X-Admin-Operation': 'true', 'X-Admin-Type': 'tenant' });
    await adminClient.bulk('products.delete', [{ id: 'a' }, { id: 'b' }]);
    expect(requests[1]?.headers).toMatchObject({ 'X-Bulk-Operation': 'true', 'X-Bulk-Count': '2' });
    expect(requests[1]?.body).toMatchObject({
      items: [{ id: 'a' }, { id: 'b' }],
      operation: 'products.delete',
      adminContext: { slug: 'fresh' },
    });
  });

  it('writes at most one audit entry a second and ignores a failed write', async () => {
    const requests = begin('/admin/products', { 'POST /admin/audit-log': failure(500, 'INTERNAL') });
    auditLog('opened', { id: 1 });
    auditLog('opened', { id: 2 });
    await jest.advanceTimersByTimeAsync(1000);
    auditLog('opened', { id: 3 });
    await jest.advanceTimersByTimeAsync(10);
    expect(requests.map(({ body }) => (body as { details: unknown }).details)).toEqual([
      { id: 1 },
      { id: 3 },
    ]);
  });
});
