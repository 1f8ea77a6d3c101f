import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './visually-hidden';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Work of unknown length. */
export function Spinner({ label, size = 24 }: { label?: string; size?: number }) {
  const { t } = useTranslation('common');
  return (
    <Box component="span" role="status" sx={{ display: 'inline-flex' }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: size,
          height: size,
          border: '2.5px solid',
          borderColor: 'neutral.3',
          borderTopColor: 'primary.main',
          borderRadius: '50%',
          animation: `${turn} 700ms linear infinite`,
        }}
      />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </Box>
  );
}
