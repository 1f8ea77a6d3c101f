import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useHoldUpdates } from '../updates/use-hold-updates';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before a page with unsaved changes is left, by navigation or by closing it. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation('common');
  useHoldUpdates(dirty, 'unsaved changes');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // The page's watchdog: while the browser asks, nothing runs, and nothing froze.
      window.dispatchEvent(new Event('larder-asks'));
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
