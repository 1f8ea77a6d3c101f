import { useSearchParams } from 'react-router-dom';
import { useWordOf } from '../i18n/use-word-of';
import type { LoginType } from '../session/session.types';
import { Alert } from '../ui/alert';
import { reasonKey } from './reasons';
import { useWords } from './words';

/** Why the visitor was sent here, from `error` in the URL; nothing for an unknown value. */
export function ReasonAlert({ loginType }: { loginType: LoginType }) {
  const { t } = useWords();
  const wordOf = useWordOf('sign-in');
  const key = reasonKey(useSearchParams()[0].get('error'));
  if (!key) return null;
  return <Alert severity="warning">{wordOf('reasons', `${loginType}.${key}`) ?? t(`reasons.${key}`)}</Alert>;
}
