import { notify, session } from 'mfe-shared';
import { useReturnTarget } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Exchanges a provider's ticket for a session of this store. The sign-in page shows failures. */
export function useTicket() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const returnUrl = useReturnTarget('customer');
  const [busy, setBusy] = useState(false);

  /** A toast announces it, and the text on the page stays. */
  const refuse = async (error: unknown, reason: string) => {
    setBusy(false);
    notify.error(error);
    await navigate(`/auth/login?${new URLSearchParams({ error: reason, returnUrl })}`, { replace: true });
  };
  const trade = async (proof: { provider: string; ticket: string }) => {
    setBusy(true);
    try {
      const { name } = await session.signInWithTicket(proof);
      notify.success(t('welcomeBack', { name }));
    } catch (error) {
      const { code } = error as { code?: unknown };
      await refuse(error, typeof code === 'string' ? code : 'OAUTH_FAILED');
    }
  };
  return { busy, trade, refuse };
}
