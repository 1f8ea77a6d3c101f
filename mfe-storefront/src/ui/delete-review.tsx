import { Button, notify } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteReview } from './reviews.queries';

/** Deletes the customer's own review after a second press. */
export function DeleteReview({ id }: { id: string }) {
  const { t } = useTranslation('storefront/ui');
  const remove = useDeleteReview(id);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button color="error" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="contained"
        color="error"
        autoFocus
        loading={remove.isPending}
        onClick={() => remove.mutate(undefined, { onError: notify.error })}
      >
        {t('reviews.deleteNow')}
      </Button>
      <Button color="neutral" onClick={() => setAsking(false)}>
        {t('cancel')}
      </Button>
    </>
  );
}
