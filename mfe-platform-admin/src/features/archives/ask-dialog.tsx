import { Alert, Typography, useErrorText } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import type { ReactNode, SyntheticEvent } from 'react';

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
  const errorText = useErrorText();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <FormDialog
      title={title}
      size="sm"
      submitLabel={label}
      danger={danger}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      {children}
      {error ? (
        <Alert severity="error" role="alert">
          {errorText(error)}
        </Alert>
      ) : null}
    </FormDialog>
  );
}
