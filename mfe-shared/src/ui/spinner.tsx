import { keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Box } from './box';
import { VisuallyHidden } from './visually-hidden';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const ring = (size: number) => ({
  width: size,
  height: size,
  border: '2.5px solid',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
});

/** A progress indicator for work of unknown duration. */
export function Spinner({ label, size = 24 }: { label?: string; size?: number }) {
  const { t } = useTranslation('common');
  return (
    <Box component="span" role="status" sx={{ display: 'inline-flex' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ ...ring(size), borderColor: 'neutral.3', borderTopColor: 'primary.main' }}
      />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </Box>
  );
}
