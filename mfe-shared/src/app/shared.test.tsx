import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api';
import { ApiError } from '../api/api-error';
import { constants } from '../constants';
import { readCookie } from '../cookies';
import { useFormat } from '../format/use-format';
import { useLanguage } from '../i18n/use-language';
import { useText } from '../i18n/use-text';
import { flash } from '../notify/flash';
import { notify } from '../notify/notify';
import { createQueryClient, layoutQuery } from '../query/query-client';
import { session } from '../session/session';
import { loadSettings } from '../settings/settings.queries';
import { useSettings } from '../settings/settings-context';
import { customer, failure, renderRoutes } from '../testing';
import { demoBootstrap } from '../testing/demo-bootstrap';
import { fakeApi } from '../testing/fake-api';
import { Money } from '../ui/money';
import type { Bootstrap } from './bootstrap';
import { RouteError } from './route-error';
import { resetCaches, startShared } from './start-shared';

const page = (element: React.ReactNode) => () => [{ path: '/', element, errorElement: <RouteError /> }];

let broken = false;

function Words() {
  const { t } = useTranslation('common');
  const [language, setLanguage] = useLanguage();
  const text = useText();
  const { money } = useFormat();
  return (
    <>
      <p>{`${language}: ${t('save')}, ${t('remote/x:hello' as 'save', { defaultValue: '' })}, ${text({ en: 'Milk', de: 'Milch', fr: '' })}`}</p>
      <p>{money(1299)}</p>
      <button type="button" onClick={() => setLanguage('de')}>
        de
      </button>
      <button type="button" onClick={() => setLanguage('fr')}>
        fr
      </button>
    </>
  );
}

function Send({ send }: { send: () => Promise<null> }) {
  const { mutate } = useMutation({ mutationFn: send });
  return <input type="button" value="send" onClick={() => mutate()} />;
}

function Throws({ error }: { error: Error }): never {
  throw error;
}

function Sometimes() {
  if (broken) throw new Error('broken');
  return <p>whole again</p>;
}

function Names() {
  const customization = useSettings().customization;
  const [, setLanguage] = useLanguage();
  const text = useText();
  const { data } = useQuery({
    queryKey: ['tenants', 't1', 'names'],
    queryFn: () => api.get('/catalog/products/{slug}', { path: { slug: 'milk' } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <button type="button" onClick={() => setLanguage('de')}>
      {`${text(data?.title)}, ${text(customization?.seo.meta_title)}`}
    </button>
  );
}

function Private() {
  const { data } = useQuery({ queryKey: ['orders'], queryFn: () => api.get('/orders/mine') });
  return <p>{data?.items.map(({ number }) => number).join()}</p>;
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

describe('the language', () => {
  it('changes in every remote at once and is stored in a cookie', async () => {
    const hello = { en: 'Hello', de: 'Hallo', fr: 'Bonjour' };
    const { user } = await renderRoutes(page(<Words />), {
      path: '/',
      translations: async (language) => ({ 'remote/x': { hello: hello[language] } }),
    });
    expect(screen.getByText('en: Save, Hello, Milk')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'de' }));
    expect(await screen.findByText('de: Speichern, Hallo, Milch')).toBeInTheDocument();
    expect(screen.getByText(/12,99/)).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('de');
    expect(readCookie('language')).toBe('de');
    await user.click(screen.getByRole('button', { name: 'fr' }));
    expect(await screen.findByText('fr: Enregistrer, Bonjour, Milk')).toBeInTheDocument();
  });

  it('is the default again on the administrators’ sign-in page', async () => {
    localStorage.setItem('language', 'fr');
    window.history.replaceState(null, '', '/admin/auth/login');
    const bootstrap = demoBootstrap({ language: 'fr' });
    const { i18n, followPath } = await startShared(bootstrap);
    expect(i18n.language).toBe('en');
    await followPath('/admin/auth/forgot-password');
    expect(i18n.language).toBe('fr');
    await i18n.changeLanguage('de');
    await followPath('/admin/dashboard');
    expect(i18n.language).toBe('de');
    await followPath('/admin/auth/login');
    expect(i18n.language).toBe('en');
  });
});

describe('a page that was rendered with texts of one language', () => {
  it('fetches the other languages before it shows them', async () => {
    const title = (meta_title: object) => ({ seo: { meta_title } }) as Bootstrap['customization'];
    const query = { queryKey: ['tenants', 't1', 'names'], queryHash: '["tenants","t1","names"]' };
    const state = {
      data: { title: { en: 'Milk' } },
      dataUpdatedAt: Date.now(),
      status: 'success',
      fetchStatus: 'idle',
    };
    const element = document.body.appendChild(document.createElement('script'));
    Object.assign(element, { id: 'larder-queries', type: 'application/json' });
    element.textContent = JSON.stringify({
      mutations: [],
      queries: [{ ...query, state }],
      languages: ['en'],
    });
    const { user, requests } = await renderRoutes(page(<Names />), {
      path: '/',
      settings: { customization: title({ en: 'Shop' }) },
      handlers: {
        'GET /catalog/products/:slug': { title: { en: 'Milk', de: 'Milch' } },
        'GET /setting/store/customization/all': () => title({ en: 'Shop', de: 'Laden' }),
      },
    });
    element.remove();
    const button = await screen.findByRole('button', { name: 'Milk, Shop' });
    expect(requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Milch, Laden' })).toBeInTheDocument();
  });
});

describe('toast messages', () => {
  it('are shown for three seconds, with errors in the visitor’s language', async () => {
    await renderRoutes(page(<p>page</p>), { path: '/', language: 'de' });
    act(() => notify.success('Saved it'));
    expect(await screen.findByRole('status')).toHaveTextContent('Saved it');
    act(() => notify.error(new ApiError({ status: 409, code: 'OUT_OF_STOCK', message: 'Sold out' })));
    expect(await screen.findByText('Etwas in deinem Warenkorb ist ausverkauft.')).toBeInTheDocument();
    act(() =>
      notify.error(new ApiError({ status: 409, code: 'NEVER_HEARD_OF', message: 'As the server says' })),
    );
    expect(await screen.findByText('As the server says')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Saved it')).not.toBeInTheDocument(), {
      timeout: constants.toast.autoCloseMs + 2000,
    });
  });

  it('are not shown twice at once, but shown again while the first one is leaving', async () => {
    await renderRoutes(page(<p>page</p>), { path: '/' });
    act(() => notify.success('Saved it'));
    const first = await screen.findByRole('status');
    act(() => notify.success('Saved it'));
    expect(screen.getAllByRole('status')).toEqual([first]);
    act(() => {
      screen.getByRole('button', { name: 'Close' }).click();
      notify.success('Saved it');
    });
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveTextContent('Saved it');
  });

  it('say of what is sent without a connection that it waits for one', async () => {
    const sent = jest.fn().mockResolvedValue(null);
    const { user } = await renderRoutes(page(<Send send={sent} />), { path: '/' });
    act(() => onlineManager.setOnline(false));
    await user.click(screen.getByRole('button', { name: 'send' }));
    expect(await screen.findByText(/^No connection. This is sent as soon as/)).toBeInTheDocument();
    expect(sent).not.toHaveBeenCalled();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('can be shown after one page load', async () => {
    flash.keep('signedOut');
    await renderRoutes(page(<p>page</p>), { path: '/' });
    expect(await screen.findByText('You have been logged out successfully.')).toBeInTheDocument();
    expect(flash.take()).toBeNull();
  });
});

describe('a route that fails', () => {
  const fails = (error: Error) => renderRoutes(page(<Throws error={error} />), { path: '/' });

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

  it('shows a screen for the kind of error', async () => {
    const first = await fails(new ApiError({ status: 404, code: 'NOT_FOUND', message: '' }));
    expect(screen.getByRole('heading', { name: 'Page is not found!' })).toBeInTheDocument();
    first.unmount();
    await fails(new ApiError({ status: 403, code: 'FORBIDDEN', message: '' }));
    expect(screen.getByRole('heading', { name: 'You have no access here' })).toBeInTheDocument();
  });

  it('is rendered again by Retry', async () => {
    broken = true;
    const { user } = await renderRoutes(page(<Sometimes />), { path: '/' });
    expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('whole again')).toBeInTheDocument();
  });
});

describe('query data', () => {
  it('of the settings comes with the page', async () => {
    const { requests } = await renderRoutes(page(<Money minor={500} original={700} />), { path: '/' });
    expect(screen.getByText('$5.00')).toBeInTheDocument();
    expect(screen.getByText('$7.00')).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('of a person is removed when somebody else signs in; settings stay', async () => {
    let orders = [{ number: 'of ann' }];
    const { shared, requests } = await renderRoutes(page(<Private />), {
      path: '/',
      session: customer(),
      handlers: { 'GET /orders/mine': () => ({ items: orders }), 'POST /auth/logout': {} },
    });
    expect(await screen.findByText('of ann')).toBeInTheDocument();
    orders = [];
    const { leave } = await import('../session/session.store');
    act(() => leave('logout'));
    await waitFor(() => expect(screen.queryByText('of ann')).not.toBeInTheDocument());
    expect(requests.some(({ path }) => path.startsWith('/setting'))).toBe(false);
    expect(
      shared.queryClient.getQueryData(['tenants', shared.tenant.id, 'settings', 'global']),
    ).toBeDefined();
    expect(session.getState().user).toBeNull();
  });

  it('of the settings is stored across page loads until the cache is reset', async () => {
    window.history.replaceState(null, '', '/');
    resetCaches();
    const { queryClient } = await startShared(demoBootstrap());
    queryClient.setQueryData(['orders'], ['secret']);
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('customization'));
    const kept = JSON.stringify(localStorage);
    expect(kept).not.toContain('secret');
    expect(kept).toContain('\\"version\\":1');
    resetCaches();
    expect(JSON.stringify(localStorage)).not.toContain('customization');
  });

  it('is fetched again after a failure, but not after a refusal', () => {
    const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
    if (typeof retry !== 'function' || typeof retryDelay !== 'function')
      throw new Error('functions expected');
    const error = (status: number) => new ApiError({ status, code: 'X', message: '' });
    expect([0, 1, 2, 3].map((failures) => retry(failures, error(503)))).toEqual([true, true, true, false]);
    expect(retry(0, error(404))).toBe(false);
    expect(retry(0, error(429))).toBe(true);
    expect([0, 1, 4, 10].map((attempt) => retryDelay(attempt, error(500)))).toEqual([
      1000, 2000, 16_000, 30_000,
    ]);
    expect([0, 1].map((failures) => layoutQuery.retry(failures, error(503)))).toEqual([true, false]);
    expect(layoutQuery).toMatchObject({ staleTime: 240_000, refetchOnWindowFocus: false });
  });

  it('of settings that did not load is reported as an error', async () => {
    fakeApi({ 'GET /settings/platform': failure(404, 'NOT_FOUND') });
    expect(await loadSettings(createQueryClient(), '')).toEqual({
      type: 'error',
      message: 'Failed to load settings: NOT_FOUND',
    });
  });
});
