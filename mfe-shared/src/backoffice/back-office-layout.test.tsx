import { screen, within } from '@testing-library/react';
import { configureNavigation } from '../navigation';
import type { RenderRoutesOptions } from '../testing';
import { renderRoutes, tenantAdmin } from '../testing';
import { ColorModeToggle } from '../theme/color-mode-toggle';
import { BackOfficeLayout } from './back-office-layout';
import { LanguageMenu } from './language-menu';
import type { NavigationGroup } from './navigation.types';
import { NotFoundPage } from './not-found-page';
import { UserMenu } from './user-menu';

const groups: NavigationGroup[] = [
  { items: [{ label: 'Dashboard', to: '/admin/dashboard', icon: <i /> }] },
  {
    label: 'Catalog',
    items: [
      {
        label: 'Products',
        to: '/admin/products',
        icon: <i />,
        permission: 'read_products',
        also: ['/admin/product'],
      },
      { label: 'Coupons', to: '/admin/coupons', icon: <i />, permission: 'read_coupons' },
    ],
  },
  { label: 'Online Store', items: [{ label: 'View Store', to: '/', icon: <i />, external: true }] },
];

const frame = (
  <BackOfficeLayout
    brand="Fresh"
    groups={groups}
    headerEnd={
      <>
        <LanguageMenu />
        <ColorModeToggle />
        <UserMenu items={[{ label: 'Edit Profile', to: '/admin/edit-profile' }]} />
      </>
    }
  >
    <NotFoundPage />
  </BackOfficeLayout>
);

const open = (options: Partial<RenderRoutesOptions> = {}) =>
  renderRoutes(() => [{ path: '*', element: frame }], {
    path: '/admin/products',
    session: tenantAdmin({ permissions: ['read_products'] }),
    ...options,
  });

describe('the frame of a back office', () => {
  it('links only the pages that the visitor may open, and marks the present one', async () => {
    await open();
    const nav = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    expect(nav.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
    expect(nav.queryByRole('link', { name: 'Coupons' })).not.toBeInTheDocument();
    expect(nav.getByRole('link', { name: /View Store/ })).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['/admin/product/1', true],
    ['/admin/product', true],
    ['/admin/productions', false],
  ])('marks the entry of a list on the pages that belong to it: %s', async (path, isMarked) => {
    await open({ path });
    const nav = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    expect(nav.getByRole('link', { name: 'Products' }).classList.contains('active')).toBe(isMarked);
  });

  it.each([
    [390, 'drawer'],
    [768, 'rail'],
    [1440, 'sidebar'],
  ])('at %i px has its navigation in a %s', async (width, shape) => {
    const most = (query: string) => Number(/max-width: ([\d.]+)px/.exec(query)?.[1]);
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(new EventTarget(), { matches: width <= most(query), media: query } as MediaQueryList),
      );
    await open();
    const link = screen.queryByRole('link', { name: 'Products' });
    expect(link?.getAttribute('title') ?? (link ? 'sidebar' : 'drawer')).toBe(
      shape === 'rail' ? 'Products' : shape,
    );
    media.mockRestore();
  });

  it('shows a not-found page for an unknown path', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Page is not found!' })).toBeInTheDocument();
    expect(screen.getByText("Sorry, you don't have access to this page!")).toBeInTheDocument();
  });

  it('has a profile menu with Sign Out, whose button shows the first letter of the e-mail', async () => {
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    const { user, requests } = await open({ handlers: { 'POST /auth/logout': {} } });
    expect(screen.getByRole('button', { name: 'Account: Olive Owner' })).toHaveTextContent('O');
    await user.click(screen.getByRole('button', { name: 'Account: Olive Owner' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/admin/edit-profile',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Log Out' }));
    expect(requests.at(-1)?.path).toBe('/auth/logout');
    expect(replace).toHaveBeenCalledWith('/admin/auth/login');
    undo();
  });

  it('changes the language by flag and name', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deutsch' }));
    expect(await screen.findByRole('button', { name: 'Sprache: Deutsch' })).toHaveTextContent('🇩🇪');
  });

  it('says when it has no list of languages', async () => {
    const { user } = await open({ settings: { languages: [] } });
    await user.click(screen.getByRole('button', { name: 'Language: Unknown Language' }));
    expect(await screen.findByText('No languages available')).toBeInTheDocument();
  });

  it('switches to dark mode and stores the choice', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Dark mode' }));
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    expect(document.cookie).toContain('color-mode=dark');
    await user.click(screen.getByRole('button', { name: 'Light mode' }));
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
  });
});
