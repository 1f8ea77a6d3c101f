import type { SecondFactor } from 'api';
import { api } from '../api/api';
import { notify } from '../notify/notify';
import { Dialog } from '../ui/dialog';
import { PasswordStep } from './password-step';
import { useFactorsChanged } from './second-factors.queries';
import { useWords } from './words';

type RemoveDialogProps = { factor: SecondFactor; isLast: boolean; open: boolean; onClose: () => void };

/** Asks for the password and removes a factor. */
export function RemoveDialog({ factor: { id, name }, isLast, open, onClose }: RemoveDialogProps) {
  const { t } = useWords();
  const changed = useFactorsChanged();
  const remove = async (password: string) => {
    await api.post('/auth/second-factors/{id}/remove', { path: { id }, body: { password } });
    notify.success(t('own.removedDone'));
    onClose();
    changed();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('own.removeTitle', { name })} size="xs">
      <PasswordStep
        text={t(isLast ? 'own.lastText' : 'own.removeText')}
        confirmLabel={t('own.removeButton')}
        danger
        onClose={onClose}
        onPassword={remove}
      />
    </Dialog>
  );
}
