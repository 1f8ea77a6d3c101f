import type { ReviewDecision } from 'api';
import { notify, TextField } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideReviews } from './reviews.queries';

type Chosen = Pick<ReviewDecision, 'id' | 'version'>;
type RejectDialogProps = { chosen: readonly Chosen[]; onClose: () => void; onDone?: () => void };

/** Asks for the reason, which the customers read. */
export function RejectDialog({ chosen, onClose, onDone }: RejectDialogProps) {
  const { t } = useTranslation('store-admin/reviews');
  const decide = useDecideReviews();
  const count = chosen.length;
  const reject = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    decide.mutate(
      chosen.map(({ id, version }) => ({ id, version, status: 'rejected', reason })),
      {
        onSuccess: () => {
          notify.success(t('rejected', { count }));
          onClose();
          onDone?.();
        },
        onError: notify.error,
      },
    );
  };
  return (
    <FormDialog
      open={count > 0}
      title={t('rejectTitle', { count })}
      submitLabel={t('reject')}
      busy={decide.isPending}
      onSubmit={reject}
      onClose={onClose}
    >
      <TextField
        label={t('reason')}
        help={t('reasonHelp')}
        name="reason"
        multiline
        minRows={3}
        maxLength={500}
        autoFocus
      />
    </FormDialog>
  );
}
