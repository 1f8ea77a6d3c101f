import type { CartIssue } from 'api';
import { Box, Button, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { cart } from './cart.store';

/** Applies the shopper's answer to the cart: takes the new price or the available quantity, or removes the item. */
function resolve({ variantId, kind, value }: CartIssue): void {
  if (kind === 'price_changed') cart.updateItem(variantId, { price: value });
  else cart.updateItemQuantity(variantId, value);
}

/** Says what has changed about an item since it was put into the cart, with the button to accept it. */
export function CartIssueNote({ issue, seenPrice }: { issue: CartIssue; seenPrice: number }) {
  const { t } = useTranslation('storefront/ui');
  const { money } = useFormat();
  const { kind, value } = issue;
  const accepts = kind === 'price_changed';
  const answer = accepts
    ? t('resolve.accept')
    : value > 0
      ? t('resolve.take', { count: value })
      : t('resolve.remove');
  return (
    <Box role="status" sx={noteStyles}>
      <span>{t(`issues.${kind}`, { value: money(value), old: money(seenPrice), count: value })}</span>
      <Button size="small" variant="outlined" color="neutral" onClick={() => resolve(issue)}>
        {answer}
      </Button>
    </Box>
  );
}

const noteStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'warning.light',
  color: 'warning.main',
  fontSize: '0.875rem',
  fontWeight: 500,
};
