import { demoBootstrap } from '../testing/demo-bootstrap';
import { dehydrateShared, shareOnServer } from './share-on-server';

const visit = () => ({ bootstrap: demoBootstrap(), url: 'http://fresh.localhost/' });

afterEach(() => {
  jest.useRealTimers();
});

it('a page that was rendered leaves no timer behind, which would keep it in memory', async () => {
  jest.useFakeTimers();
  const shared = await shareOnServer(visit());
  shared.queryClient.setQueryData(['goods'], []);
  dehydrateShared(shared);
  shared.queryClient.clear();
  expect(jest.getTimerCount()).toBe(0);
});

it('the data of a page is what its bootstrap does not have', async () => {
  const shared = await shareOnServer(visit());
  shared.queryClient.setQueryData(['goods'], ['milk']);
  const { queries } = dehydrateShared(shared);
  expect(queries.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[['goods'], ['milk']]]);
});
