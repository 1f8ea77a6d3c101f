import type { AttributeDetail } from 'api';
import { Button, notify, useText } from 'mfe-shared';
import { ConfirmDialog, useBulk } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { attributes, useDeleteAttribute } from './attributes.queries';

/** Deletes an attribute that no product uses, and offers to hide one in use. */
export function DeleteAttribute({ attribute }: { attribute: AttributeDetail }) {
  const { id, productCount } = attribute;
  const { t } = useTranslation('store-admin/attributes');
  const name = useText()(attribute.title);
  const navigate = useNavigate();
  const remove = useDeleteAttribute();
  const status = useBulk(attributes, 'status');
  const [asking, setAsking] = useState(false);
  const isUsed = productCount > 0;
  const confirm = () => {
    const end = { onError: notify.error, onSettled: () => setAsking(false) };
    if (isUsed) {
      const done = () => notify.success(t('bulk.hide', { count: 1 }));
      return status.mutate([{ id, status: 'hide' }], { ...end, onSuccess: done });
    }
    remove.mutate(id, {
      ...end,
      onSuccess: () => {
        notify.success(t('deleted', { name }));
        navigate('/admin/attributes', { replace: true });
      },
    });
  };
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(isUsed ? 'inUseTitle' : 'deleteTitle', { name })}
        text={isUsed ? t('inUseText', { count: productCount }) : t('deleteText')}
        confirmLabel={t(isUsed ? 'hide' : 'delete')}
        danger={!isUsed}
        busy={remove.isPending || status.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
