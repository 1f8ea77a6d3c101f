import { useSearchParams } from 'react-router-dom';
import type { LoginType } from '../session/session.types';
import { Alert } from '../ui/alert';
import { reasonKey } from './reasons';
import { useWords } from './words';

/** Why the visitor was sent here, from `error` in the URL; nothing for an unknown value. */
export function ReasonAlert({ loginType }: { loginType: LoginType }) {
  const { t } = useWords();
  const key = reasonKey(useSearchParams()[0].get('error'));
  if (!key) return null;
  return (
    <Alert severity="warning">
      {t(`reasons.${loginType}.${key}`, { defaultValue: t(`reasons.${key}`) })}
    </Alert>
  );
}
