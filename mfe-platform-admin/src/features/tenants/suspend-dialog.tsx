import type { Tenant } from 'api';
import { Alert, Button, Dialog, notify, Stack, TextField, Typography, useErrorText } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetTenantStatus } from './tenants.queries';

const longest = 300;

/** Asks why, as the owner of the store reads it. */
export function SuspendDialog({ tenant: { id, name }, onClose }: { tenant: Tenant; onClose: () => void }) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const suspend = useSetTenantStatus();
  const run = () => {
    if (!reason.trim()) return setMissing(true);
    suspend.mutate(
      { id, status: 'suspended', reason: reason.trim() },
      {
        onSuccess: () => {
          notify.success(t('suspended', { name }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('suspendTitle', { name })}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={suspend.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={run} loading={suspend.isPending}>
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
        {suspend.isError ? (
          <Alert severity="error" role="alert">
            {errorText(suspend.error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
