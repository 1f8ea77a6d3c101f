import type { OrderableVariant } from 'api';
import { useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { FindField } from '../../ui/find-field';
import { GoodRow } from '../../ui/good-row';
import { useTenantId } from '../../ui/use-tenant-id';
import { goodsQuery } from './staff-orders.queries';

type GoodsFieldProps = { currency: string; onAdd: (good: OrderableVariant) => void };

/** Goods are searched by name, SKU or bar code, and each press adds one piece. */
export function GoodsField({ currency, onAdd }: GoodsFieldProps) {
  const { t } = useTranslation('store-admin/staff-orders');
  const { money } = useFormat();
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
        <GoodRow
          good={good}
          price={money(good.price, currency)}
          note={t('goods.available', { count: good.available })}
        />
      )}
    </FindField>
  );
}
