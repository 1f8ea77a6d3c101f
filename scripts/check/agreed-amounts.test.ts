import { defaultCustomization } from '../../api/src/features/customization/customization.defaults.ts';
import { constants } from '../../mfe-shared/src/constants.ts';

it('a new store’s default amounts equal the browser’s constants', () => {
  const own = defaultCustomization({ name: 'Fish', email: 'f@fish.test', currency: 'GBP' });
  const { shipping, notes } = constants;
  const amount = (minor: number) => `${minor / 100}`;
  expect(own.checkout).toMatchObject({
    shipping_one_cost: shipping.first.costMinor,
    shipping_two_cost: shipping.second.costMinor,
  });
  expect(own.footer.shipping_note.en).toContain(amount(notes.footerFreeShippingMinor));
  expect(own.slug.notes.map(({ en }) => en).join()).toContain(amount(notes.productFreeShippingMinor));
  expect(JSON.stringify(own.faq)).toContain(`${notes.inactiveDataDeletionDays} days`);
});
