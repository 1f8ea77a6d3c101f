import { createWatch } from './watch';

it('the build that began to load last is running, else the page’s', () => {
  const told: [string, boolean][] = [];
  const watch = createWatch({ tell: (...what) => void told.push(what), ready: Promise.resolve() });
  const endShared = watch.begin('mfe-shared/a');
  endShared();
  watch.opens('mfe-storefront/b');
  const endShop = watch.begin('mfe-storefront/b');
  const endDoor = watch.begin('mfe-shared/a');
  endDoor();
  endShop();
  watch.shown();
  expect(told).toEqual([
    ['mfe-shared/a', true],
    ['mfe-storefront/b', true],
    ['mfe-storefront/b', true],
    ['mfe-shared/a', true],
    ['mfe-storefront/b', true],
    ['mfe-storefront/b', true],
    ['mfe-storefront/b', false],
  ]);
});
