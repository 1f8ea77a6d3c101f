import type { AddressFields } from './checkout.store';

/** The address in two lines. */
export function AddressSummary({ address }: { address: AddressFields }) {
  const { name, contact, address: street, zipCode, city, country } = address;
  return (
    <>
      {[name, contact].filter(Boolean).join(', ')}
      <br />
      {[street, `${zipCode} ${city}`.trim(), country].filter(Boolean).join(', ')}
    </>
  );
}
