import { useSearchParams } from 'react-router-dom';
import type { LoginType } from '../session/session.types';
import { Alert } from '../ui/alert';
import { reasonKey } from './reasons';
import { useWords } from './words';

/** Why somebody was sent here, from `error` in the address; nothing for what is none of our reasons. */
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
