import Stack from '@mui/material/Stack';
import type { ReactNode, SubmitEvent, SubmitEventHandler } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import type { DialogProps } from '../ui/dialog-panel';

export type FormDialogProps = Pick<DialogProps, 'title' | 'size' | 'onClose'> & {
  open?: boolean;
  /** The label of the button; by default “Save”. */
  submitLabel?: string;
  cancelLabel?: string;
  /** Shows the submit button in the colour for destructive actions. */
  danger?: boolean;
  busy: boolean;
  /** `handleSubmit(save)` of react-hook-form. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** A dialog with a form of few fields, as narrow as can be, and the two buttons that send it and leave it. */
export function FormDialog(props: FormDialogProps) {
  const {
    open = true,
    title,
    size = 'xs',
    submitLabel,
    cancelLabel,
    danger,
    busy,
    onSubmit,
    onClose,
    children,
  } = props;
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
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={busy}
          >
            {submitLabel ?? t('save')}
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={form}
        noValidate
        spacing={2}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          // In React's tree the dialog may be inside the page's form, which must not be saved by it.
          event.stopPropagation();
          onSubmit(event);
        }}
        sx={{ pt: 1, pb: 1 }}
      >
        {children}
      </Stack>
    </Dialog>
  );
}
