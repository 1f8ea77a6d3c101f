import de from './features/product-editor/locales/de.json';
import layout from './layout/locales/de.json';
import { loadPageWords, loadTranslations } from './translations';

it('the translations of each feature are found by its folder, for one language at a time', async () => {
  const words = await loadTranslations('de');
  expect(words['store-admin/layout']).toEqual(layout);
  expect(words).toHaveProperty(['store-admin/ui']);
  expect(words).not.toHaveProperty(['store-admin/product-editor']);
  expect(await loadPageWords('de', ['store-admin/product-editor'])).toEqual({
    'store-admin/product-editor': de,
  });
});
