import type { Operator } from 'api';
import { Button, notify, Stack } from 'mfe-shared';
import { FreshDialog } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteAgain, useOperatorStatus } from './operators.queries';

type StatusActionProps = { operator: Operator; own: boolean };

/** Ends or gives back somebody's access, or sends the invitation again; nobody ends the own one. */
export function StatusAction({ operator, own }: StatusActionProps) {
  const { t } = useTranslation('platform-admin/operators');
  const [asking, setAsking] = useState(false);
  const setStatus = useOperatorStatus();
  const again = useInviteAgain();
  const { id, name, email, status } = operator;
  if (own) return null;
  const next = status === 'inactive' ? 'active' : 'inactive';
  return (
    <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
      {status === 'invited' ? (
        <Button
          size="small"
          color="neutral"
          loading={again.isPending}
          aria-label={t('againOf', { name })}
          onClick={() =>
            again.mutate(id, {
              onSuccess: () => notify.success(t('invite.done', { email })),
              onError: notify.error,
            })
          }
        >
          {t('again')}
        </Button>
      ) : null}
      <Button
        size="small"
        variant="outlined"
        color="neutral"
        aria-label={t(`${next}.of`, { name })}
        onClick={() => setAsking(true)}
      >
        {t(`${next}.action`)}
      </Button>
      {asking ? (
        <FreshDialog
          title={t(`${next}.title`, { name })}
          text={t(`${next}.text`)}
          confirmLabel={t(`${next}.action`)}
          run={(proof) => setStatus.mutateAsync({ id, status: next, ...proof })}
          done={t(`${next}.done`, { name })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Stack>
  );
}
