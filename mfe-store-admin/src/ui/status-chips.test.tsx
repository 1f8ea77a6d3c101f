import { renderRoutes } from 'mfe-shared/testing';
import type { ReactElement } from 'react';
import { loadTranslations } from '../translations';
import { OrderStatus } from './order-status';
import { PaymentStatus } from './payment-status';

async function colorOf(element: ReactElement) {
  await renderRoutes(() => [{ path: '/', element }], { path: '/', translations: loadTranslations });
  return document.querySelector('[data-status]')?.getAttribute('data-color');
}

it.each([
  ['pending', 'warning'],
  ['confirmed', 'info'],
  ['picking', 'info'],
  ['packed', 'info'],
  ['pickup_ready', 'info'],
  ['out_for_delivery', 'info'],
  ['delivery_failed', 'error'],
  ['delivered', 'success'],
  ['cancelled', 'neutral'],
] as const)('the state %s of an order has the color %s', async (status, color) => {
  expect(await colorOf(<OrderStatus status={status} />)).toBe(color);
});

it.each([
  ['pending', 'warning'],
  ['paid', 'success'],
  ['voided', 'neutral'],
  ['refunded', 'neutral'],
] as const)('the state %s of a payment has the color %s', async (status, color) => {
  expect(await colorOf(<PaymentStatus status={status} />)).toBe(color);
});
