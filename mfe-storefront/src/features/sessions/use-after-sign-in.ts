import { landingPath, notify, safeReturnPath, useSession } from 'mfe-shared';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Where a shopper goes on, and the way there: at once for somebody who is signed in already. */
export function useAfterSignIn() {
  const { t } = useTranslation('storefront/sessions');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = safeReturnPath(params.get('returnUrl') ?? params.get('redirect'), landingPath('customer'));
  const signedIn = useSession((state) => state.isAuthenticated);
  useEffect(() => {
    if (signedIn) void navigate(target, { replace: true });
  }, [signedIn, navigate, target]);
  return {
    welcome: (name: string) => notify.success(t('common:welcome', { name })),
    welcomeBack: (name: string) => notify.success(t('common:welcomeBack', { name })),
  };
}
