import { Button, Dialog, Stack } from 'mfe-shared';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type FormDialogProps = {
  open: boolean;
  title: string;
  /** What the button does; by default it saves. */
  submitLabel?: string;
  busy: boolean;
  /** How wide it is; by default as narrow as can be. */
  size?: 'xs' | 'sm';
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form of few fields. */
export function FormDialog({
  open,
  title,
  submitLabel,
  busy,
  size = 'xs',
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('common');
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size={size}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant="contained" loading={busy}>
            {submitLabel ?? t('save')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={form} noValidate spacing={2} onSubmit={onSubmit} sx={{ pt: 1, pb: 1 }}>
        {children}
      </Stack>
    </Dialog>
  );
}
