import { render } from '@testing-library/react';
import { holdUpdates, updatesAreHeld } from './hold-updates';
import { useHoldUpdates } from './use-hold-updates';

function Form({ dirty }: { dirty: boolean }) {
  useHoldUpdates(dirty);
  return null;
}

it('updates are held until the last hold is released, also when one is released twice', () => {
  const first = holdUpdates('checkout');
  const second = holdUpdates('upload');
  first();
  first();
  expect(updatesAreHeld()).toBe(true);
  second();
  expect(updatesAreHeld()).toBe(false);
});

it('updates are held by a mounted component while it asks for it', () => {
  const { rerender, unmount } = render(<Form dirty={false} />);
  expect(updatesAreHeld()).toBe(false);
  rerender(<Form dirty />);
  expect(updatesAreHeld()).toBe(true);
  rerender(<Form dirty={false} />);
  expect(updatesAreHeld()).toBe(false);
  rerender(<Form dirty />);
  unmount();
  expect(updatesAreHeld()).toBe(false);
});
