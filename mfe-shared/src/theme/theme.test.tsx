import { CacheProvider, Global } from '@emotion/react';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Bootstrap } from '../app/bootstrap';
import { renderRoutes } from '../testing';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { Skeleton } from '../ui/skeleton';
import { Switch } from '../ui/switch';
import { TextField } from '../ui/text-field';
import { stylesOf } from './memoized-styles';
import { defaultAccent } from './palette';
import { ClassesContext, classesOf, createStyleCache } from './style-cache';
import { themeOf } from './theme-of';

const pageStyles = () =>
  [...document.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent).join('');

const namesIn = (css: string, pattern: RegExp) => [
  ...new Set([...css.matchAll(pattern)].map(([, name = '']) => name)),
];

describe('the page’s styles', () => {
  beforeEach(async () => {
    const cache = createStyleCache({ speedy: false });
    await renderRoutes(
      () => [
        {
          path: '/',
          element: (
            <CacheProvider value={cache}>
              <ClassesContext value={classesOf(cache)}>
                <Global styles={themeOf('#1b7f4b').sheets} />
                <Box sx={{ p: 2, borderRadius: 2, boxShadow: 8, userSelect: 'none', zIndex: 'modal' }}>
                  <Button variant="contained">Buy</Button>
                  <Button variant="outlined">Look</Button>
                  <TextField label="Name" />
                  <Checkbox label="Agreed" />
                  <Switch label="Open" />
                  <Alert severity="error">Broken</Alert>
                  <Skeleton />
                </Box>
              </ClassesContext>
            </CacheProvider>
          ),
        },
      ],
      { path: '/' },
    );
    await screen.findByRole('button', { name: 'Buy' });
  });

  it('name only declared variables, without a fallback value', () => {
    const css = pageStyles();
    const declared = namesIn(css, /(--l-[\w-]+):/g);
    const used = namesIn(css, /var\((--l-[\w-]+)/g);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !declared.includes(name))).toEqual([]);
    // The values of declarations are left out.
    expect(css.replace(/--l-[\w-]+:[^;]*;/g, '')).not.toMatch(/var\(--l-[\w-]+,/);
  });

  it('have computed lengths and only the vendor prefixes that present browsers need', () => {
    const css = pageStyles();
    const box = /\{[^}]*padding:16px[^}]*\}/.exec(css)?.[0];
    expect(box?.split(/[{};]/).filter(Boolean).sort()).toEqual([
      '-webkit-user-select:none',
      'border-radius:12px',
      'box-shadow:0 8px 28px rgb(0 0 0 / 14%)',
      'padding:16px',
      'user-select:none',
      'z-index:1300',
    ]);
    expect(css).not.toMatch(/-ms-|-webkit-box-pack/);
  });
});

describe('styles that came with the page', () => {
  const known = { display: 'none' };
  const later = { visibility: 'hidden' };
  const { theme, sheets } = themeOf(defaultAccent);
  const styles = () => [...document.querySelectorAll('style')];

  beforeEach(() => {
    document.head.innerHTML = `<style data-styles="l-global ${sheets.name}"></style><style data-styles="l ${stylesOf(theme, known).name}"></style><title></title>`;
  });

  const open = (element: ReactNode) =>
    renderRoutes(() => [{ path: '/', element }], {
      path: '/',
      settings: { store: { color_accent: defaultAccent } as Bootstrap['store'] },
    });

  it('stay where they are and are not written again', async () => {
    const [first, second] = styles();
    await open(<Box sx={known}>Milk</Box>);
    await screen.findByText('Milk');
    expect(styles()).toEqual([first, second]);
    expect(second?.nextElementSibling?.tagName).toBe('TITLE');
  });

  it('stand before those that are added', async () => {
    const [first, second] = styles();
    await open(<Box sx={later}>Milk</Box>);
    await screen.findByText('Milk');
    expect(styles()).toEqual([first, second, document.querySelector('style[data-emotion="l"]')]);
  });
});
