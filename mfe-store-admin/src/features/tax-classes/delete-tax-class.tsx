import type { TaxClass } from 'api';
import { adminClient } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeleteUnused } from '../../ui/delete-unused';
import { useDeleteRecord } from '../../ui/use-delete-record';
import { taxClasses } from './tax-classes.queries';

/** Deletes a tax class that no product has; for one in use it shows the products. */
export function DeleteTaxClass({ taxClass }: { taxClass: TaxClass }) {
  const { id, name, productCount } = taxClass;
  const { t } = useTranslation('store-admin/tax-classes');
  const navigate = useNavigate();
  const remove = useDeleteRecord({
    ...{ id, resource: taxClasses, list: '/admin/tax-classes' },
    call: () => adminClient.delete('/tax-classes/{id}', { path: { id } }),
    done: t('deleted', { name }),
  });
  return (
    <DeleteUnused
      remove={remove}
      isUsed={productCount > 0}
      title={t('inUseTitle', { name })}
      text={t('inUseText', { count: productCount })}
      confirmLabel={t('showProducts')}
      onConfirm={() => navigate(`/admin/products?taxClass=${id}`)}
    />
  );
}
