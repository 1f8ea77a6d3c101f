import type { Tenant } from 'api';
import { Stack, useFormat } from 'mfe-shared';

/** The revenue of a store, in each currency of its orders. */
export function SalesAmounts({ sales }: Pick<Tenant['figures'], 'sales'>) {
  const { money } = useFormat();
  if (sales.length === 0) return '–';
  return (
    <Stack component="span">
      {sales.map(({ currency, amount }) => (
        <span key={currency}>{money(amount, currency)}</span>
      ))}
    </Stack>
  );
}
