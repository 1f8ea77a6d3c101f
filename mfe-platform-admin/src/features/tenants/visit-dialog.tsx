import type { Tenant } from 'api';
import { ExternalLink } from 'lucide-react';
import {
  Alert,
  ApiError,
  Button,
  Checkbox,
  Dialog,
  TextField,
  Typography,
  useErrorText,
  usePermission,
} from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { PasswordField } from 'mfe-shared/sign-in';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitStore } from './tenants.queries';

const shortest = 5;
const longest = 300;

/**
 * Asks an operator for the reason of a visit and whether they want to change anything. Operators who signed in long ago
 * also enter their password.
 */
export function VisitDialog({ tenant: { id, name }, onClose }: { tenant: Tenant; onClose: () => void }) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const mayAct = usePermission('act_in_tenants');
  const visit = useVisitStore();
  const [reason, setReason] = useState('');
  const [mayWrite, setMayWrite] = useState(false);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = reason.trim().length < shortest;
  const code = visit.error instanceof ApiError ? visit.error.code : '';
  const asksPassword = code === 'PASSWORD_NEEDED' || code === 'PASSWORD_WRONG' || password !== '';
  const enter = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort) return;
    visit.mutate({ tenantId: id, reason: reason.trim(), mayWrite, ...(password && { password }) });
  };
  if (visit.data)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('visit.ready', { name })}
        size="xs"
        actions={
          <Button
            variant="contained"
            href={visit.data.url}
            target="_blank"
            rel="noopener"
            startIcon={<ExternalLink size={16} />}
            onClick={onClose}
          >
            {t('visit.open')}
          </Button>
        }
      >
        <Typography>{t('visit.readyText')}</Typography>
      </Dialog>
    );
  return (
    <FormDialog
      title={t('visit.title', { name })}
      submitLabel={t('visit.next')}
      danger={mayWrite}
      busy={visit.isPending}
      onSubmit={enter}
      onClose={onClose}
    >
      <Typography>{t('visit.text')}</Typography>
      <TextField
        label={t('visit.reason')}
        help={t('visit.reasonHelp')}
        required
        inputProps={{ maxLength: longest }}
        value={reason}
        error={tried && isShort ? t('visit.reasonShort') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {mayAct ? (
        <Checkbox
          label={t('visit.mayWrite')}
          help={t('visit.mayWriteHelp')}
          checked={mayWrite}
          onChange={() => setMayWrite(!mayWrite)}
        />
      ) : null}
      {asksPassword ? (
        <PasswordField
          label={t('visit.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      {visit.isError && code !== 'PASSWORD_NEEDED' ? (
        <Alert severity="error" role="alert">
          {errorText(visit.error)}
        </Alert>
      ) : null}
    </FormDialog>
  );
}
