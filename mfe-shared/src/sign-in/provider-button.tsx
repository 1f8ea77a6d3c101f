import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../api/api';
import { navigation } from '../navigation';
import { notify } from '../notify/notify';
import { Button } from '../ui/button';
import { Typography } from '../ui/typography';
import { returnTarget } from './return-target';
import type { OfferedProvider } from './use-offered-provider';
import { useWords } from './words';

/** Goes to the provider's page, which comes back to `/admin/auth/provider`. */
export function ProviderButton({ provider, target }: { provider: OfferedProvider; target: string }) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      const { url } = await api.post('/auth/sign-in-provider/begin');
      returnTarget.keep(target);
      navigation.assign(url);
    } catch (error) {
      notify.error(error);
      setBusy(false);
    }
  };
  return (
    <>
      {provider.providerOnly ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ways.providerOnly', { label: provider.label })}
        </Typography>
      ) : null}
      <Button
        variant={provider.providerOnly ? 'contained' : 'outlined'}
        color={provider.providerOnly ? 'primary' : 'neutral'}
        fullWidth
        loading={busy}
        startIcon={<Building2 size={18} />}
        onClick={() => void go()}
      >
        {t('ways.provider', { label: provider.label })}
      </Button>
    </>
  );
}
