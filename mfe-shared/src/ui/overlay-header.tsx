import Stack from '@mui/material/Stack';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button';
import { Typography } from './typography';

/** Title and close button of a drawer or dialog. */
export function OverlayHeader({ id, title, onClose }: { id: string; title: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, pl: 3, pr: 1.5, py: 1.5 }}
    >
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <IconButton label={t('close')} onClick={onClose}>
        <X size={20} />
      </IconButton>
    </Stack>
  );
}
