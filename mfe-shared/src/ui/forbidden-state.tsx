import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { EmptyState } from './empty-state';

/** Shown to a user without the permission. `signIn` is a link to sign in as another user. */
export function ForbiddenState({ signIn }: { signIn?: string }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={<Lock size={40} strokeWidth={1.5} />}
      level="h1"
      title={t('forbiddenTitle')}
      text={t('forbiddenText')}
      action={
        <Button variant="contained" to={signIn ?? '/'}>
          {signIn ? t('signInOther') : t('toStart')}
        </Button>
      }
    />
  );
}
