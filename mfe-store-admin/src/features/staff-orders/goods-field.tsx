import type { OrderGood } from 'api';
import { Box, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';
import { useTenantId } from '../../ui/use-tenant-id';
import { FindField } from './find-field';
import { goodsQuery } from './staff-orders.queries';

type GoodsFieldProps = { currency: string; onAdd: (good: OrderGood) => void };

/** Goods are searched by name, SKU or bar code, and each press adds one piece. */
export function GoodsField({ currency, onAdd }: GoodsFieldProps) {
  const { t } = useTranslation('store-admin/staff-orders');
  const { money } = useFormat();
  const text = useText();
  const tenantId = useTenantId();
  return (
    <FindField
      label={t('goods.add')}
      placeholder={t('goods.search')}
      foundLabel={t('goods.found')}
      noneText={t('goods.none')}
      queryOf={(q) => goodsQuery(tenantId, q)}
      idOf={({ variantId }) => variantId}
      isOffered={({ available }) => available > 0}
      onChoose={onAdd}
    >
      {(good) => (
        <>
          <Thumbnail src={good.image} size={32} />
          <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
            {[text(good.title), text(good.variantLabel)].filter(Boolean).join(' · ')}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {[good.unitLabel, good.sku].filter(Boolean).join(' · ')}
            </Box>
          </Box>
          <Box component="span" className="tabular" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            {money(good.price, currency)}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('goods.available', { count: good.available })}
            </Box>
          </Box>
        </>
      )}
    </FindField>
  );
}
