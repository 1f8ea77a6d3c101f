import { useState } from 'react';
import { notify } from '../notify/notify';
import { Button } from '../ui/button';
import { accountCalls } from './account-calls';
import { useWords } from './words';

/** Sends the mail with the link again. */
export function ResendButton({ email }: { email: string }) {
  const { t } = useWords();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const send = async () => {
    setState('busy');
    try {
      await accountCalls.resendVerification(email.trim());
      notify.success(t('resent'));
      setState('sent');
    } catch (error) {
      notify.error(error);
      setState('idle');
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color="neutral"
      disabled={state === 'sent'}
      loading={state === 'busy'}
      onClick={() => void send()}
    >
      {t(state === 'sent' ? 'sent' : 'resend')}
    </Button>
  );
}
