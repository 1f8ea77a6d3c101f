import { X } from 'lucide-react';
import type { SnackbarKey } from 'notistack';
import { closeSnackbar } from 'notistack';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import type { NoticeAction } from './notify';

/** A message's action and its close button. */
export function ToastActions({ id, action }: { id: SnackbarKey; action?: NoticeAction }) {
  const { t } = useTranslation('common');
  const act = () => {
    closeSnackbar(id);
    action?.run();
  };
  return (
    <>
      {action ? (
        <Button size="small" onClick={act} sx={{ color: 'inherit', textDecoration: 'underline' }}>
          {action.label}
        </Button>
      ) : null}
      <IconButton label={t('close')} size="small" onClick={() => closeSnackbar(id)} sx={{ color: 'inherit' }}>
        <X size={16} />
      </IconButton>
    </>
  );
}
