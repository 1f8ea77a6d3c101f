import type { AttributeDetail } from 'api';
import { Button, notify, useText } from 'mfe-shared';
import { ConfirmDialog, useBulk, useDeletedNotice } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { attributes, useDeleteAttribute } from './attributes.queries';

/** Deletes an attribute that no product uses, which can be undone, and offers to hide one in use. */
export function DeleteAttribute({ attribute }: { attribute: AttributeDetail }) {
  const { id, productCount } = attribute;
  const { t } = useTranslation('store-admin/attributes');
  const name = useText()(attribute.title);
  const navigate = useNavigate();
  const remove = useDeleteAttribute();
  const status = useBulk(attributes, 'status');
  const [asking, setAsking] = useState(false);
  const isUsed = productCount > 0;
  const deleted = useDeletedNotice('attributes.restore', attributes.changes);
  const hide = () =>
    status.mutate([{ id, status: 'hide' }], {
      onSuccess: () => notify.success(t('bulk.hide', { count: 1 })),
      onError: notify.error,
      onSettled: () => setAsking(false),
    });
  const end = () =>
    remove.mutate(id, {
      onError: notify.error,
      onSuccess: () => {
        deleted(t('deleted', { name }), [id]);
        navigate('/admin/attributes', { replace: true });
      },
    });
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        loading={remove.isPending}
        onClick={() => (isUsed ? setAsking(true) : end())}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('inUseTitle', { name })}
        text={t('inUseText', { count: productCount })}
        confirmLabel={t('hide')}
        busy={status.isPending}
        onConfirm={hide}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
