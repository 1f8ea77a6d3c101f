import { screen, within } from '@testing-library/react';
import type { OfferedPlan } from 'api';
import { renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { figures } from './figures';

const market: OfferedPlan = {
  ...{ id: '0199a000-0000-7000-8000-000000000001', name: { en: 'Market' }, description: {} },
  ...{ prices: { EUR: 4_900, USD: 5_390 }, maxProducts: 2_000, maxStaff: null, maxOrders: null },
  ...{ maxStorageMb: 500, features: ['integrations'], trialDays: 30 },
};

const open = (path: string, offered: OfferedPlan[] = [market]) =>
  renderRoutes(createRoutes, {
    path,
    host: 'platform',
    handlers: { 'GET /plans/offered': offered },
    translations: loadTranslations,
  });

it('the landing page links to the sign-in and to the sign-up', async () => {
  await open('/');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
  expect(screen.getAllByRole('link', { name: 'Start Free Trial' })[0]).toHaveAttribute(
    'href',
    '/auth/signup',
  );
});

it('the landing page has three measured reasons, screens, and what a store has', async () => {
  await open('/');
  const features = within(await screen.findByRole('region', { name: 'Three reasons' }));
  for (const figure of [`${figures.largestPictureMs / 1_000} s`, `${figures.ordersPerSecond}`])
    expect(features.getByText(figure)).toBeInTheDocument();
  const contents = within(screen.getByRole('region', { name: 'In every store from its first day' }));
  expect(contents.getAllByRole('listitem')).toHaveLength(6);
  const screens = within(screen.getByRole('region', { name: 'This is what it looks like' }));
  expect(screens.getAllByRole('img')).toHaveLength(3);
});

it('the landing page has its sections, the sign-in and the sign-up in a menu on a phone', async () => {
  const { user } = await open('/');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.getAttribute('href'))).toEqual([
    '/#features',
    '/#pricing',
    '/#about',
    '/auth/signin',
    '/auth/signup',
  ]);
});

it('the landing page’s pricing has what operators offer: price, limits, features and the days of the trial', async () => {
  await open('/');
  await screen.findByRole('heading', { name: 'Market' });
  const pricing = within(screen.getByRole('region', { name: 'Pricing' }));
  for (const text of [
    '€49.00',
    'a month, or $53.90',
    '2,000 products',
    'Any number of people',
    '500 MB of pictures',
  ])
    expect(pricing.getByText(text)).toBeInTheDocument();
  expect(pricing.getByText('API keys and webhooks')).toBeInTheDocument();
  expect(pricing.getByRole('link', { name: 'Try it for 30 days' })).toHaveAttribute('href', '/auth/signup');
});

it('the landing page has an address in each language, and choosing one needs no new page', async () => {
  const { user } = await open('/?lang=en');
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: 'FR Français' })).toHaveAttribute('href', '?lang=fr');
  await user.click(header.getByRole('link', { name: 'DE Deutsch' }));
  expect(await screen.findByRole('region', { name: 'Drei Gründe' })).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

it('the landing page’s pricing promises nothing when there are no plans', async () => {
  await open('/', []);
  expect(await screen.findByText('Plans are not offered at the moment.')).toBeInTheDocument();
});

it('the store sign-in asks for the store’s name before it leads there', async () => {
  const { user } = await open('/auth/signin');
  await user.click(await screen.findByRole('button', { name: 'Go to my store' }));
  expect((await screen.findAllByText('Enter the name of your store.')).length).toBeGreaterThan(0);
});

it('an unknown address of the platform says that there is nothing', async () => {
  await open('/nowhere');
  expect(await screen.findByText('There is nothing at this address')).toBeInTheDocument();
});
