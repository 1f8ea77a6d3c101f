import type { Customization, LocalizedText } from 'api';
import { useSettings, useText } from 'mfe-shared';

type Checkout = Customization['checkout'];
type Label = {
  [Name in keyof Checkout]-?: Checkout[Name] extends LocalizedText ? Name : never;
}[keyof Checkout];

/** The store's own word in the checkout, or ours: `label('sub_total', t('subTotal'))`. */
export function useCheckoutText(): (name: Label, ours: string) => string {
  const text = useText();
  const labels = useSettings().customization?.checkout;
  return (name, ours) => text(labels?.[name]) || ours;
}
