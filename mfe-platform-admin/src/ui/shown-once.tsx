import { Alert, Button, Dialog, Stack, Typography } from 'mfe-shared';
import type { CopyLineProps } from 'mfe-shared/backoffice';
import { CopyLine } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { useState } from 'react';

type ShownOnceProps = Pick<CopyLineProps, 'label' | 'value' | 'copyLabel' | 'copiedLabel'> & {
  title: string;
  /** Says that it is shown only here. */
  warning: string;
  /** Says so again to who tries to leave; without it only the button closes the dialog. */
  closeOnceMore?: string;
  doneLabel: string;
  /** Explains its use. */
  children?: ReactNode;
  onClose: () => void;
};

/** A secret that cannot be shown again, so neither Escape nor a click outside closes its dialog. */
export function ShownOnce(props: ShownOnceProps) {
  const { title, warning, closeOnceMore, doneLabel, children, onClose, ...line } = props;
  const [isWarned, setWarned] = useState(false);
  const leave = () => {
    if (isWarned) onClose();
    else setWarned(closeOnceMore !== undefined);
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      actions={
        <Button variant="contained" onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Alert severity={isWarned ? 'error' : 'warning'} role={isWarned ? 'alert' : 'status'}>
          {isWarned ? closeOnceMore : warning}
        </Alert>
        <CopyLine {...line} />
        {children ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {children}
          </Typography>
        ) : null}
      </Stack>
    </Dialog>
  );
}
