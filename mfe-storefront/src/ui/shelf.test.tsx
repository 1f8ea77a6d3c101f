import { fireEvent, screen } from '@testing-library/react';
import { renderShop } from '../testing/render-shop';

/** The layout that a browser would give. */
function layOut(row: HTMLElement, scrollLeft: number) {
  Object.defineProperties(row, {
    clientWidth: { value: 300, configurable: true },
    scrollWidth: { value: 900, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true, writable: true },
  });
  fireEvent.scroll(row);
}

const arrows = (row: HTMLElement) =>
  [...(row.parentElement?.querySelectorAll('.arrow') ?? [])].map((arrow) => !arrow.hasAttribute('hidden'));

it('a shelf has an arrow for each way that it can be moved', async () => {
  await renderShop({ path: '/' });
  const row = await screen.findByRole('list', { name: 'Shop by category' });
  layOut(row, 0);
  expect(arrows(row)).toEqual([false, true]);
  layOut(row, 300);
  expect(arrows(row)).toEqual([true, true]);
  layOut(row, 600);
  expect(arrows(row)).toEqual([true, false]);
});
