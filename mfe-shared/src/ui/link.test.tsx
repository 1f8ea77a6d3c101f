import { screen } from '@testing-library/react';
import { renderRoutes } from '../testing';
import { Link } from './link';

/** The one observer of all links; what it watches comes near when the test says so. */
const watched = new Set<Element>();
let comeNear: (element: Element) => void;
beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      comeNear = (target) =>
        seen([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
    }
    observe = (element: Element) => watched.add(element);
    unobserve = (element: Element) => watched.delete(element);
  } as never;
});
afterEach(() => {
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

async function open(prefetch?: () => void) {
  const link = (
    <Link to="/next" {...(prefetch && { prefetch })}>
      Next
    </Link>
  );
  const page = await renderRoutes(() => [{ path: '/', element: link }], { path: '/' });
  return { ...page, link: await screen.findByRole('link', { name: 'Next' }) };
}

describe('a link', () => {
  it('prefetches once when it comes near the viewport', async () => {
    const prefetch = jest.fn();
    const { link } = await open(prefetch);
    expect(prefetch).not.toHaveBeenCalled();
    comeNear(link);
    comeNear(link);
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(watched.size).toBe(0);
  });

  it('is not observed any more when it is removed', async () => {
    const { unmount } = await open(jest.fn());
    expect(watched.size).toBe(1);
    unmount();
    expect(watched.size).toBe(0);
  });

  it('is not observed when there is nothing to prefetch', async () => {
    await open();
    expect(watched.size).toBe(0);
  });

  it('prefetches nothing for visitors who save data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await open(jest.fn());
    expect(watched.size).toBe(0);
  });
});
