import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Dialog, notify, Stack, TextField, Typography, useErrorText } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const longest = 300;

type SuspendDialogProps = {
  title: string;
  /** The message afterwards. */
  done: string;
  suspend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why, as the owners of the stores read it. */
export function SuspendDialog({ title, done, suspend, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: suspend });
  const run = () => {
    if (!reason.trim()) return setMissing(true);
    mutate(reason.trim(), {
      onSuccess: () => {
        notify.success(done);
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={run} loading={isPending}>
            {t('suspend')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t('suspendText')}</Typography>
        <TextField
          label={t('reason')}
          help={t('reasonHelp')}
          required
          maxLength={longest}
          value={reason}
          error={missing && !reason.trim() ? t('reasonMissing') : undefined}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && run()}
        />
        {error ? (
          <Alert severity="error" role="alert">
            {errorText(error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
