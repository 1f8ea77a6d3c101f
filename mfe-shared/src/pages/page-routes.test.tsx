import { useSuspenseQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { renderRoutes } from '../testing';
import { pageRoutes } from './page-routes';

let reply: Promise<string>;
let answer: (text: string) => void;

const query = { queryKey: ['row'], queryFn: () => reply };

const Row = () => <p>{useSuspenseQuery(query).data}</p>;

/** A list at `/list` and a page of one row at `/row`, whose data comes when `answer` is called. */
async function open() {
  reply = new Promise((resolve) => {
    answer = resolve;
  });
  const page = await renderRoutes(
    (context) =>
      pageRoutes(
        [
          {
            path: '/list',
            page: async () => () => <p>list {useSearchParams()[0].get('sort')}</p>,
            load: (_, { request }) => (request.url.includes('sort') ? new Promise(() => {}) : undefined),
          },
          {
            path: '/row',
            page: async () => () => (
              <Suspense fallback={<p>loading</p>}>
                <Row />
              </Suspense>
            ),
            load: ({ queryClient }) => queryClient.prefetchQuery(query),
          },
        ],
        context,
      ),
    { path: '/list' },
  );
  await screen.findByText('list');
  return page;
}

afterEach(() => {
  jest.useRealTimers();
});

it('the page that is left stays until the data of the next one is there', async () => {
  const { router } = await open();
  jest.useFakeTimers();
  await act(async () => void router.navigate('/row'));
  await act(() => jest.advanceTimersByTimeAsync(199));
  expect(screen.getByText('list')).toBeVisible();
  await act(async () => answer('bananas'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('bananas')).toBeVisible();
});

it('a page whose data takes more than 200 ms begins with its skeleton', async () => {
  const { router } = await open();
  jest.useFakeTimers();
  await act(async () => void router.navigate('/row'));
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('loading')).toBeVisible();
});

it('a change of the query of the present page waits for no data', async () => {
  const { router } = await open();
  jest.useFakeTimers();
  await act(async () => void router.navigate('/list?sort=price'));
  expect(screen.getByText('list price')).toBeVisible();
});
