import { screen, waitFor } from '@testing-library/react';
import { id, list, orderRow } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const rows = [orderRow(), orderRow({ id: id(2), number: 'FR-1002', customerName: 'Ben Baker' })];
const orders = list(rows, { counts: { pending: 2 } });

it('the list of orders says how many are new, counts them in the page’s title, and shows them at a press', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    expect(new Headers(init?.headers).get('authorization')).toMatch(/^Bearer /);
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('event: open\ndata: {}\n\n')),
    });
    return new Response(body);
  });
  const page = await openAdmin('/admin/orders', { 'GET /orders': { ...orders, totalDoc: 3 } });
  expect(await screen.findByText(/3 new orders/)).toBeInTheDocument();
  expect(document.title).toMatch(/^\(3\) /);
  expect(page.requests.some(({ params }) => params?.placedAfter === rows[0]?.placedAt)).toBe(true);
  const before = page.requests.length;
  await page.user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(screen.queryByText(/3 new orders/)).not.toBeInTheDocument());
  expect(document.title).not.toMatch(/^\(/);
  expect(page.requests.slice(before).some(({ path }) => path === '/orders')).toBe(true);
  fetched.mockRestore();
});

it('new orders sound once the sound is on', async () => {
  const start = jest.fn();
  const node = { connect: (next: unknown) => next, start, stop: () => undefined, frequency: {} };
  const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class SilentAudio {
    currentTime = 0;
    createOscillator = () => node;
    createGain = () => ({ ...node, gain });
  }
  Object.assign(globalThis, { AudioContext: SilentAudio });
  let stream: ReadableStreamDefaultController | undefined;
  const body = () =>
    new ReadableStream({
      start(controller) {
        stream = controller;
      },
    });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body()));
  const tell = (event: string) => stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`));
  let came = 0;
  const page = await openAdmin('/admin/orders', {
    'GET /orders': ({ params }: { params: Record<string, unknown> }) =>
      params.placedAfter ? { ...orders, totalDoc: came } : orders,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Turn the sound for new orders on' }));
  expect(start).toHaveBeenCalledTimes(1);
  came = 2;
  tell('orders');
  expect(await screen.findByText(/2 new orders/)).toBeInTheDocument();
  expect(start).toHaveBeenCalledTimes(2);
  await page.user.click(screen.getByRole('button', { name: 'Turn the sound for new orders off' }));
  came = 3;
  tell('orders');
  expect(await screen.findByText(/3 new orders/)).toBeInTheDocument();
  expect(start).toHaveBeenCalledTimes(2);
  fetched.mockRestore();
});
