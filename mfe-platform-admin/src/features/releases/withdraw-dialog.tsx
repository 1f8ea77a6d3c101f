import { Button, Dialog, notify, Stack, TextField, Typography } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortBuild } from '../../ui/build-name';
import { Refusal } from '../../ui/refusal';
import type { ReleasePart } from '../../ui/release-overview';
import { useWithdraw } from './releases.queries';

const longest = 200;

type WithdrawDialogProps = { part: ReleasePart; build: string; onClose: () => void };

/** The kill switch: no page gets this build from now on. It asks for the reason, which is recorded. */
export function WithdrawDialog({
  part: { remote, live, lastGood, optional },
  build,
  onClose,
}: WithdrawDialogProps) {
  const { t } = useTranslation('platform-admin/releases');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const withdraw = useWithdraw();
  const name = shortBuild(build);
  const consequence = () => {
    if (build !== live?.build) return t('withdrawText');
    if (lastGood) return t('withdrawLive', { build: shortBuild(lastGood) });
    return t(optional ? 'withdrawAway' : 'withdrawLast', { remote });
  };
  const run = () => {
    if (!reason.trim()) return setMissing(true);
    withdraw.mutate(
      { remote, build, reason: reason.trim() },
      {
        onSuccess: () => {
          notify.success(t('withdrawn', { remote, build: name }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('withdrawTitle', { remote, build: name })}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={withdraw.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={run} loading={withdraw.isPending}>
            {t('withdraw')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{consequence()}</Typography>
        <TextField
          label={t('reason')}
          help={t('reasonHelp')}
          required
          maxLength={longest}
          value={reason}
          error={missing && !reason.trim() ? t('required') : undefined}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && run()}
        />
        {withdraw.isError ? <Refusal error={withdraw.error} /> : null}
      </Stack>
    </Dialog>
  );
}
