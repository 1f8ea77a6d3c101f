import { act, render, screen } from '@testing-library/react';
import { configureNavigation } from '../navigation';
import { fakeSignInLayer } from '../testing';
import { shopperStore } from './shopper-session.store';
import type { ShopperSessionOptions } from './use-shopper-session';
import { useShopperSession } from './use-shopper-session';

const session = (name: string) => ({ user: { name }, expires: '2027-01-01T00:00:00Z' });

let now: object = {};
let layer: ReturnType<typeof fakeSignInLayer>;

function Who(options: ShopperSessionOptions) {
  const { data, status } = useShopperSession(options);
  return <p>{`${status} ${data?.user.name ?? ''}`}</p>;
}

const asked = () => layer.requests.filter(({ route }) => route === 'session').length;
const settle = () => act(() => jest.advanceTimersByTimeAsync(10));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/user/dashboard?tab=1');
  now = {};
  shopperStore.setState({ data: null, status: 'loading' }, true);
  layer = fakeSignInLayer({ 'GET session': () => now });
});

afterEach(() => {
  layer.restore();
  jest.useRealTimers();
});

describe('the session hook of the sign-in layer', () => {
  it('is loading and then authenticated, with one request for all components', async () => {
    now = session('Ann');
    render(
      <>
        <Who />
        <Who />
      </>,
    );
    expect(screen.getAllByText('loading')).toHaveLength(2);
    await settle();
    expect(screen.getAllByText('authenticated Ann')).toHaveLength(2);
    expect(asked()).toBe(1);
  });

  it('is unauthenticated without a session', async () => {
    render(<Who />);
    await settle();
    expect(screen.getByText('unauthenticated')).toBeVisible();
  });

  it('fetches the session once when the window gets the focus', async () => {
    render(<Who />);
    await settle();
    now = session('Ann');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(screen.getByText('authenticated Ann')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('follows another tab that signs out', async () => {
    now = session('Ann');
    render(<Who />);
    await settle();
    now = {};
    const newValue = JSON.stringify({ event: 'session', data: { trigger: 'signOut' }, timestamp: 1 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }));
    await settle();
    expect(screen.getByText('unauthenticated')).toBeVisible();
  });

  it.each([
    ['nextauth.message', 'no json'],
    ['nextauth.message', null],
    ['larder-cart', '{"event":"session"}'],
  ])('ignores other storage events: %s %s', async (key, newValue) => {
    render(<Who />);
    await settle();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await settle();
    expect(asked()).toBe(1);
  });

  it('polls the session while somebody is signed in and the component is mounted', async () => {
    now = session('Ann');
    const { unmount } = render(<Who pollSeconds={30} />);
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(3);
    now = {};
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(4);
    unmount();
    now = session('Ann');
    window.dispatchEvent(new Event('focus'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(4);
  });

  it('sends a visitor without a required session to the sign-in page with a way back', async () => {
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    render(<Who required />);
    await settle();
    expect(screen.getByText('loading')).toBeVisible();
    expect(replace).toHaveBeenCalledWith(
      '/auth/login?error=SessionRequired&callbackUrl=%2Fuser%2Fdashboard%3Ftab%3D1',
    );
    undo();
  });

  it('calls onUnauthenticated instead of the redirect', async () => {
    const onUnauthenticated = jest.fn();
    render(<Who required onUnauthenticated={onUnauthenticated} />);
    await settle();
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });
});
