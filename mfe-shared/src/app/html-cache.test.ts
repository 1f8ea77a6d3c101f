import { demoBootstrap } from '../testing/demo-bootstrap';
import { createStyleCache } from '../theme/style-cache';
import { openHtmlCache } from './html-cache';

/** The styles of a page as they are on a server: their text by id. */
function stylesOf(inserted: Record<string, string>, classes: string[]) {
  const registered = Object.fromEntries(classes.map((name) => [`l-${name}`, '']));
  return { ...createStyleCache(), inserted, registered };
}

it('a page that takes HTML from another one gets the styles of its classes, and the animations', () => {
  const bootstrap = demoBootstrap();
  const styles = { card: '.l-card{color:red}', aside: '.l-aside{color:blue}', turn: '@keyframes turn{}' };
  const first = openHtmlCache(bootstrap, stylesOf(styles, ['card', 'aside']), 'page_');
  expect(first.read('apple')).toBeUndefined();
  const page = `<aside class="l-aside"></aside><div data-cached="${first.mark('apple')}" id="a"><div class="l-card"><div>★</div></div></div>`;
  expect(first.keep(page)).toBe(
    '<aside class="l-aside"></aside><div id="a"><div class="l-card"><div>★</div></div></div>',
  );
  const second = stylesOf({}, []);
  expect(openHtmlCache(bootstrap, second, 'page_').read('apple')).toBe(
    '<div class="l-card"><div>★</div></div>',
  );
  const { card, turn } = styles;
  expect(second.inserted).toEqual({ card, turn });
});

it('cached HTML belongs to one bootstrap', () => {
  const page = (html: string) => {
    const cache = openHtmlCache(demoBootstrap(), stylesOf({}, []), 'page_');
    const known = cache.read('apple');
    cache.keep(`<div data-cached="${cache.mark('apple')}">${html}</div>`);
    return known;
  };
  page('one');
  expect(page('two')).toBeUndefined();
});
