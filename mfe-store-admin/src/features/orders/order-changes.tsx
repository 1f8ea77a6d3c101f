import type { Order } from 'api';
import { Box, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type Details = NonNullable<Order['timeline'][number]['details']>;

/** The changes of an edit: goods, delivery, address, and so the total. */
export function OrderChanges({ details, currency }: { details: Details; currency: string }) {
  const { t } = useTranslation('store-admin/orders');
  const { money } = useFormat();
  const text = useText();
  const { changes = [], totalBefore = 0, totalAfter = 0 } = details;
  const lines = changes.map(({ what, title, from = 0, to = 0 }) =>
    t(`timeline.change.${what}`, { name: text(title), from, to, count: to }),
  );
  const totals = { before: money(totalBefore, currency), after: money(totalAfter, currency) };
  const all = totalBefore === totalAfter ? lines : [...lines, t('timeline.totals', totals)];
  return (
    <Box component="ul" role="list" sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
      {all.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
