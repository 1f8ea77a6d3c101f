import type { TFunction } from 'i18next';
import { X } from 'lucide-react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { constants } from '../constants';
import { IconButton } from '../ui/icon-button';
import { errorText } from './error-text';
import type { Notice } from './notify';
import { Toast } from './toast';

const looks = { success: Toast, error: Toast };

export type ToastsProps = { notices: readonly Notice[]; onShown: (shown: readonly Notice[]) => void };

/** The toast stack; loaded with the first message. */
export function Toasts({ notices, onShown }: ToastsProps) {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (notices.length === 0) return;
    for (const notice of notices) {
      enqueueSnackbar(noticeText(t, notice), { variant: notice.kind });
    }
    onShown(notices);
  }, [notices, onShown, t]);
  return (
    <SnackbarProvider
      maxSnack={3}
      preventDuplicate
      autoHideDuration={constants.toast.autoCloseMs}
      anchorOrigin={constants.toast.position}
      Components={looks}
      action={(id) => (
        <IconButton
          label={t('close')}
          size="small"
          onClick={() => closeSnackbar(id)}
          sx={{ color: 'inherit' }}
        >
          <X size={16} />
        </IconButton>
      )}
    />
  );
}

function noticeText(t: TFunction, notice: Notice): string {
  if ('error' in notice) return errorText(t, notice.error);
  return 'key' in notice ? t(notice.key) : notice.message;
}
