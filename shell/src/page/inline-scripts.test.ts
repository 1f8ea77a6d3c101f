import { resetCaches } from 'mfe-shared';
import { chooseColorScheme, preloadInTurn, resetCacheOnPress } from './inline-scripts';

describe('the color scheme before scripts have loaded', () => {
  const root = document.documentElement;
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
    document.cookie = 'color-mode=; Max-Age=0';
  });

  it.each(['dark', 'light'])('is %s when the visitor has chosen it', (chosen) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
    document.cookie = `color-mode=${chosen}`;
    chooseColorScheme();
    expect([root.getAttribute('data-color-scheme'), root.style.colorScheme]).toEqual([chosen, chosen]);
  });

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('is the system’s when the visitor has not chosen (dark: %s)', (matches, scheme) => {
    const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    chooseColorScheme();
    expect(root).toHaveAttribute('data-color-scheme', scheme);
    media.mockRestore();
  });
});

describe('the preloads of a rendered page', () => {
  it('begin with what every script needs; the others follow once that has loaded or failed', () => {
    document.head.innerHTML = `
      <link rel="preload" as="image" href="/a.webp">
      <link rel="preload" as="script" href="/a.js"><link rel="preload" as="script" href="/b.js">
      <link rel="later" as="script" href="/c.js">`;
    const [image, a, b, c] = document.querySelectorAll('link');
    preloadInTurn();
    image?.dispatchEvent(new Event('load'));
    a?.dispatchEvent(new Event('load'));
    expect(c?.rel).toBe('later');
    b?.dispatchEvent(new Event('error'));
    expect(c?.rel).toBe('preload');
  });
});

describe('Reset Cache on the unavailable page', () => {
  it('deletes what mfe-shared’s own reset deletes, and leaves the cart', () => {
    const fill = () => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.clear();
        storage.setItem('larder-queries:fresh', '{}');
        storage.setItem('larder-cart:fresh', '{}');
      }
    };
    const left = () => [Object.keys(localStorage), Object.keys(sessionStorage)];
    fill();
    resetCaches();
    const expected = left();
    expect(expected).toEqual([['larder-cart:fresh'], ['larder-cart:fresh']]);
    fill();
    // The test environment cannot load a page again, and says so.
    const notImplemented = jest.spyOn(console, 'error').mockImplementation();
    document.body.innerHTML = '<button id="reset">Reset Cache</button>';
    resetCacheOnPress();
    document.getElementById('reset')?.click();
    expect(left()).toEqual(expected);
    notImplemented.mockRestore();
  });
});
