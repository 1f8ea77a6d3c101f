import { Undo2 } from 'lucide-react';
import { Alert, Button, Link, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { Saved } from './use-save-sheet';

type SavedNoticeProps = { saved: Saved; isBusy: boolean; onUndo: () => void };

/** How saving ended, and the way back. */
export function SavedNotice({ saved, isBusy, onUndo }: SavedNoticeProps) {
  const { t } = useTranslation('store-admin/product-sheet');
  const { number } = useFormat();
  const { applied, refused, changes, isUndone } = saved;
  const canUndo = changes.length > 0 && !isUndone;
  return (
    <Alert
      severity={refused > 0 ? 'warning' : 'success'}
      action={
        canUndo ? (
          <Button size="small" startIcon={<Undo2 size={14} />} loading={isBusy} onClick={onUndo}>
            {t('undo')}
          </Button>
        ) : null
      }
    >
      {isUndone ? t('undone') : t('result', { count: applied, amount: number(applied) })}
      {refused > 0 && !isUndone ? ` ${t('refused', { count: refused, amount: number(refused) })}` : null}{' '}
      <Link to="/admin/products/changes">{t('changes')}</Link>
    </Alert>
  );
}
