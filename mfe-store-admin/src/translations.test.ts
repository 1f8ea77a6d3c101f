import de from './features/product-editor/locales/de.json';
import { loadTranslations } from './translations';

it('the translations of every slice are found by its folder, in one language', async () => {
  const words = await loadTranslations('de');
  expect(words['store-admin/product-editor']).toEqual(de);
  expect(Object.keys(words)).toEqual(expect.arrayContaining(['store-admin/layout', 'store-admin/ui']));
});
