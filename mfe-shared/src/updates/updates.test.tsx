import { render } from '@testing-library/react';
import { holdUpdates, updatesAreHeld } from './hold-updates';
import { useHoldUpdates } from './use-hold-updates';

function Form({ dirty }: { dirty: boolean }) {
  useHoldUpdates(dirty);
  return null;
}

it('holds until the last one lets go, also when one lets go twice', () => {
  const first = holdUpdates('checkout');
  const second = holdUpdates('upload');
  first();
  first();
  expect(updatesAreHeld()).toBe(true);
  second();
  expect(updatesAreHeld()).toBe(false);
});

it('is held by a component while it says so, and no longer than it lives', () => {
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
