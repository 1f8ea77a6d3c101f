import type { Customer, OrderDraft, StaffOrderInput } from 'api';
import type { AddressValues } from './address-fields';
import type { ChosenCustomer } from './customer-field';
import type { OrderItem } from './order-items';
import { toSend } from './order-items';

export type NewOrderValues = AddressValues & {
  items: OrderItem[];
  shippingOption: StaffOrderInput['shippingOption'];
  couponCode: string;
  customer: ChosenCustomer | null;
};

export const emptyOrder: NewOrderValues = {
  items: [],
  shippingOption: 'one',
  couponCode: '',
  customer: null,
  address: {
    ...{
      name: '',
      contact: '',
      email: '',
      address: '',
      city: '',
      country: '',
      zipCode: '',
      deliveryNote: '',
    },
  },
  notes: '',
};

/** The part of the values that is priced. */
export const toQuote = ({ items, shippingOption, couponCode, customer }: NewOrderValues) => ({
  items: toSend(items),
  shippingOption,
  ...(couponCode && { couponCode }),
  customerId: customer?.id ?? null,
});

/** The part of the values that is saved as a draft. */
export const toDraft = ({ items, customer, ...others }: NewOrderValues) => ({
  ...others,
  items: toSend(items),
  customerId: customer?.id ?? null,
});

export const valuesOf = (draft: OrderDraft): NewOrderValues => {
  const { items, shippingOption, couponCode, customer, address, notes } = draft;
  return { items, shippingOption, couponCode, customer, address, notes };
};

/** Where a customer's orders usually go; what they have not told stays as it was typed. */
export function addressOf(
  { name, email, phone, addresses }: Customer,
  typed: NewOrderValues['address'],
): NewOrderValues['address'] {
  const [usual] = addresses;
  if (!usual) return { ...typed, name, email, contact: phone || typed.contact };
  const { line1, line2, city, zipCode, country, deliveryNote, contact } = usual;
  const address = [line1, line2].filter(Boolean).join(', ');
  return { name: usual.name, email, contact, address, city, zipCode, country, deliveryNote };
}
