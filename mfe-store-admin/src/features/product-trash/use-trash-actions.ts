import { ApiError, notify } from 'mfe-shared';
import type { BulkAction } from 'mfe-shared/backoffice';
import { useBulk } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { products } from '../../ui/product-resource';

/** The actions for deleted products. `nameOf` gives the name of one. */
export function useTrashActions(nameOf: (id: string) => string | undefined) {
  const { t } = useTranslation('store-admin/product-trash');
  const restoring = useBulk(products, 'restore');
  const forgetting = useBulk(products, 'forget');
  const itemsOf = (ids: string[]) => ids.map((id) => ({ id }));
  const restore = async (ids: string[]) => {
    try {
      await restoring.mutateAsync(itemsOf(ids));
    } catch (error) {
      throw inWords(error, ids);
    }
    notify.success(t('restored', { count: ids.length }));
  };
  /** The products that cannot come back, as another one has their SKU now. */
  const inWords = (error: unknown, ids: string[]): unknown => {
    if (!(error instanceof ApiError) || error.code !== 'SKU_TAKEN') return error;
    const names = (error.details ?? []).flatMap(
      ({ field }) => nameOf(ids[Number(field.split('.')[1])] ?? '') ?? [],
    );
    return names.length > 0 ? new Error(t('skuTaken', { names: names.join(', ') })) : error;
  };
  const bulk: BulkAction[] = [
    { label: t('restore'), run: restore },
    {
      label: t('forget'),
      danger: true,
      confirm: { title: t('forgetTitle'), text: t('forgetText') },
      async run(ids) {
        await forgetting.mutateAsync(itemsOf(ids));
        notify.success(t('forgotten', { count: ids.length }));
      },
    },
  ];
  return { bulk, restoreOne: (id: string) => restore([id]).catch(notify.error), busy: restoring.isPending };
}
