import { Alert, Button, Dialog, Stack, Typography, useErrorText } from 'mfe-shared';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type AskDialogProps = {
  title: string;
  text: string;
  /** The button that starts it. */
  label: string;
  danger?: boolean;
  busy: boolean;
  error: unknown;
  onClose: () => void;
  onRun: () => void;
  children: ReactNode;
};

/** Asks for what a job with an archive needs, and starts it. */
export function AskDialog({
  title,
  text,
  label,
  danger,
  busy,
  error,
  onClose,
  onRun,
  children,
}: AskDialogProps) {
  const { t } = useTranslation('platform-admin/archives');
  const errorText = useErrorText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  const formId = 'archive-form';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={busy}
          >
            {label}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate onSubmit={submit} spacing={2}>
        <Typography>{text}</Typography>
        {children}
        {error ? (
          <Alert severity="error" role="alert">
            {errorText(error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
