import type { AttributeDetail } from 'api';
import { adminClient, notify, useText } from 'mfe-shared';
import { useBulk } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { DeleteUnused } from '../../ui/delete-unused';
import { useDeleteRecord } from '../../ui/use-delete-record';
import { attributes } from './attributes.queries';

/** Deletes an attribute that no product uses, and offers to hide one in use. */
export function DeleteAttribute({ attribute }: { attribute: AttributeDetail }) {
  const { id, productCount } = attribute;
  const { t } = useTranslation('store-admin/attributes');
  const name = useText()(attribute.title);
  const status = useBulk(attributes, 'status');
  const remove = useDeleteRecord({
    ...{ id, resource: attributes, list: '/admin/attributes' },
    call: () => adminClient.delete('/attributes/{id}', { path: { id } }),
    done: t('deleted', { name }),
  });
  return (
    <DeleteUnused
      remove={remove}
      isUsed={productCount > 0}
      title={t('inUseTitle', { name })}
      text={t('inUseText', { count: productCount })}
      confirmLabel={t('hide')}
      busy={status.isPending}
      onConfirm={(close) =>
        status.mutate([{ id, status: 'hide' }], {
          onSuccess: () => notify.success(t('bulk.hide', { count: 1 })),
          onError: notify.error,
          onSettled: close,
        })
      }
    />
  );
}
