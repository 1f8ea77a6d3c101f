import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box } from '../ui/box';
import { useOnline } from './use-online';

/** Says that the browser is offline; disappears when the API replies again. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const online = useOnline();
  return (
    <Box role="status">
      {online ? null : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            mb: 2,
            p: 1,
            borderRadius: 1,
            bgcolor: 'warning.light',
            color: 'warning.main',
            fontWeight: 600,
          }}
        >
          <WifiOff size={16} aria-hidden />
          {t('offline')}
        </Box>
      )}
    </Box>
  );
}
