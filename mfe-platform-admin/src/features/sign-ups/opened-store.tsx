import { Store } from 'lucide-react';
import { Button, EmptyState, storeAddress } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const toSetup = `admin/auth/login?${new URLSearchParams({ returnUrl: '/admin/store-setup' })}`;

/** The new store, with a link to its own sign-in page, which leads on to what is to do before it opens. */
export function OpenedStore({ host, name }: { host: string; name?: string }) {
  const { t } = useTranslation('platform-admin/sign-ups');
  const address = storeAddress(host, window.location);
  return (
    <EmptyState
      level="h1"
      icon={<Store size={40} />}
      title={name ? t('opened', { name }) : t('openedNameless')}
      text={t('openedText', { host })}
      action={
        <Button variant="contained" href={address + toSetup}>
          {t('toBackOffice')}
        </Button>
      }
    />
  );
}
