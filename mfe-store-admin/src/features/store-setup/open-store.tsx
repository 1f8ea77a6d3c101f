import { Button, notify } from 'mfe-shared';
import { ConfirmDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenStore } from './store-setup.queries';

/** Opens the store to shoppers, and says before what that means. */
export function OpenStore({ isNext }: { isNext: boolean }) {
  const { t } = useTranslation('store-admin/store-setup');
  const [asking, setAsking] = useState(false);
  const open = useOpenStore();
  const go = () =>
    open.mutate(undefined, {
      onSuccess: () => notify.success(t('opened')),
      onError: notify.error,
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size="small" variant={isNext ? 'contained' : 'outlined'} onClick={() => setAsking(true)}>
        {t('openStore')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('openTitle')}
        text={t('openText')}
        confirmLabel={t('openStore')}
        busy={open.isPending}
        onConfirm={go}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
