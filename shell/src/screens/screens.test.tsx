import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { RemoteError } from '../remotes/remote-error';
import { AccessDeniedScreen } from './access-denied-screen';
import { ConfigurationErrorScreen } from './configuration-error-screen';
import { FailureScreen } from './failure-screen';
import { LastBoundary } from './last-boundary';
import { LoadingScreen } from './loading-screen';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { OfflineBanner } from './offline-banner';
import { TenantNotFoundScreen } from './tenant-not-found-screen';

const providers = { broken: false };

function Providers() {
  if (providers.broken) throw new Error('no providers');
  return <p>Whole</p>;
}

afterEach(() => {
  document.documentElement.lang = 'en';
  setOnline(true);
});

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

it.each([
  ['store', 'Loading your store...'],
  ['platform', 'Loading platform...'],
  ['platformAdmin', 'Loading platform admin portal...'],
  ['tenantAdmin', 'Loading tenant admin portal...'],
] as const)('the loading screen says what is loading: %s', (area, message) => {
  render(<LoadingScreen area={area} />);
  expect(screen.getByRole('status')).toHaveTextContent(message);
});

it('the shell’s screens are in the language of the page', () => {
  document.documentElement.lang = 'de';
  render(<LoadingScreen area="store" />);
  expect(screen.getByRole('status')).toHaveTextContent('Dein Shop wird geladen...');
});

it('the shell’s screens have every text in every language', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});

it('the settings screen offers Retry and Reset Cache when the settings do not load', async () => {
  const onRetry = jest.fn();
  const onResetCache = jest.fn();
  render(
    <ConfigurationErrorScreen
      message="Failed to load settings"
      onRetry={onRetry}
      onResetCache={onResetCache}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Configuration Error' })).toHaveFocus();
  expect(screen.getByText('Failed to load settings')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset Cache' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(onResetCache).toHaveBeenCalledTimes(1);
});

it('the failure screen names the remote and retries on request', async () => {
  const onRetry = jest.fn();
  const error = new RemoteError('mfe-storefront', 'b1', 'entry', new Error('503'));
  render(<FailureScreen error={error} scope="area" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('mfe-storefront · b1 · entry');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('the failure screen retries when the connection is back', () => {
  const onRetry = jest.fn();
  setOnline(false);
  render(<FailureScreen error={new Error('offline')} scope="page" onRetry={onRetry} />);
  expect(screen.getByRole('heading')).toHaveTextContent('You are in offline mode!');
  act(() => setOnline(true));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('a banner is shown while the browser is offline', () => {
  const { container } = render(<OfflineBanner />);
  expect(container.firstChild).not.toBeVisible();
  act(() => setOnline(false));
  expect(container.firstChild).toHaveTextContent('You are in offline mode!');
  expect(container.firstChild).toBeVisible();
});

describe('the screens after a redirect', () => {
  const open = (path: string, element: React.ReactNode) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="*" element={element} />
        </Routes>
      </MemoryRouter>,
    );

  it('name the unknown store as plain text', () => {
    const query = new URLSearchParams({
      domain: 'nowhere.localhost',
      subdomain: '<img src=x onerror=alert(1)>',
      error: 'Tenant not found or inactive',
    });
    open(`/tenant-not-found?${query}`, <TenantNotFoundScreen />);
    expect(screen.getByRole('heading', { name: 'Store not found' })).toBeVisible();
    expect(screen.getByText('nowhere.localhost')).toBeVisible();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getByText('Tenant not found or inactive')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('name no store when the URL has none', () => {
    open('/tenant-not-found', <TenantNotFoundScreen />);
    expect(screen.queryByText('Address')).toBeNull();
  });

  it('offer a person without permission their own start page or another sign-in', () => {
    open('/unauthorized', <AccessDeniedScreen />);
    expect(screen.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  });
});

it('a plain screen replaces the app after an error outside all pages, until it recovers', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  providers.broken = true;
  render(
    <LastBoundary onError={onError}>
      <Providers />
    </LastBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'no providers' }));
  providers.broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Whole')).toBeVisible();
  jest.restoreAllMocks();
});
