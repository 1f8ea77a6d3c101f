import { Store } from 'lucide-react';
import { Button, EmptyState, Stack } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { storeAddress } from '../../ui/store-address';

/** The new store, with a link to its own sign-in page. */
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
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
          <Button variant="contained" href={`${address}admin/auth/login`}>
            {t('toBackOffice')}
          </Button>
          <Button variant="outlined" color="neutral" href={address}>
            {t('toShop')}
          </Button>
        </Stack>
      }
    />
  );
}
