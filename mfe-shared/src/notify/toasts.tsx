import type { TFunction } from 'i18next';
import type { SnackbarKey } from 'notistack';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { constants } from '../constants';
import { errorText } from './error-text';
import type { Notice } from './notify';
import { Toast } from './toast';
import { ToastActions } from './toast-actions';

const looks = { success: Toast, error: Toast };

export type ToastsProps = { notices: readonly Notice[]; onShown: (shown: readonly Notice[]) => void };

/** The toast stack; loaded with the first message. */
export function Toasts({ notices, onShown }: ToastsProps) {
  const { t } = useTranslation(['common', 'errors']);
  // The texts that are shown. `preventDuplicate` would also count one that is leaving, and drop what is told anew.
  const shown = useRef(new Map<SnackbarKey, string>());
  useEffect(() => {
    if (notices.length === 0) return;
    for (const notice of notices) {
      if (notice.kind === 'clear') {
        closeSnackbar();
        continue;
      }
      const text = noticeText(t, notice);
      if ([...shown.current.values()].includes(text)) continue;
      const action = 'action' in notice ? notice.action : undefined;
      const key = enqueueSnackbar(text, {
        variant: notice.kind,
        ...(action && {
          autoHideDuration: constants.toast.actionCloseMs,
          action: (id) => <ToastActions id={id} action={action} />,
        }),
      });
      shown.current.set(key, text);
    }
    onShown(notices);
  }, [notices, onShown, t]);
  return (
    <SnackbarProvider
      maxSnack={3}
      // Without a key all of them close.
      onClose={(_event, _reason, key) =>
        key === undefined ? shown.current.clear() : shown.current.delete(key)
      }
      autoHideDuration={constants.toast.autoCloseMs}
      anchorOrigin={constants.toast.position}
      Components={looks}
      action={(id) => <ToastActions id={id} />}
    />
  );
}

function noticeText(t: TFunction<['common', 'errors']>, notice: Exclude<Notice, { kind: 'clear' }>): string {
  if ('error' in notice) return errorText(t, notice.error);
  return 'key' in notice ? t(notice.key) : notice.message;
}
