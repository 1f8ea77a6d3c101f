import { screen } from '@testing-library/react';
import type { CatalogProduct } from 'api';
import { renderRoutes } from 'mfe-shared/testing';
import { product } from '../testing/goods';
import { loadTranslations } from '../translations';
import { ProductCard } from './product-card';

const show = async (changes: Partial<CatalogProduct>) => {
  await renderRoutes(() => [{ path: '/', element: <ProductCard product={product(1, changes)} /> }], {
    path: '/',
    translations: loadTranslations,
  });
  await screen.findByRole('link', { name: 'Product 1' });
};

describe('the product card', () => {
  it('shows the percentage that an offer saves', async () => {
    await show({ price: 200, originalPrice: 300 });
    expect(screen.getByText('−33%')).toBeVisible();
  });

  it('shows no offer when the price is the usual one', async () => {
    await show({ price: 300, originalPrice: 300 });
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it.each([
    [{ price: 299, pricedBy: 'each', unitSize: 6 } as const, '$0.50 each'],
    [{ price: 299, pricedBy: 'kg', unitSize: 250 } as const, '$11.96 / kg'],
  ])('shows the unit price (%o)', async (changes, text) => {
    await show(changes);
    expect(screen.getByText(new RegExp(text.replaceAll('$', '\\$')))).toBeVisible();
  });

  it('shows no unit price for a single piece', async () => {
    await show({ price: 299, pricedBy: 'each', unitSize: 1 });
    expect(screen.queryByText(/each/)).toBeNull();
  });
});
