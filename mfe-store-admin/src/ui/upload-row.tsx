import { X } from 'lucide-react';
import { Box, IconButton, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { Upload } from './use-uploads';

/** A running upload with its progress, or the reason of its failure. */
export function UploadRow({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { t } = useTranslation('store-admin/ui');
  const { percent } = useFormat();
  const share = Math.round(upload.share * 100);
  const text = upload.error
    ? t('upload.failed', { name: upload.name, reason: upload.error })
    : t('upload.progress', { name: upload.name, percent: percent(share * 100) });
  return (
    <Box
      sx={{
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: upload.error ? 'error.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography
          role={upload.error ? 'alert' : undefined}
          variant="body2"
          sx={{
            flex: 1,
            minWidth: 0,
            overflowWrap: 'anywhere',
            color: upload.error ? 'error.main' : 'text.primary',
          }}
        >
          {text}
        </Typography>
        <IconButton
          size="small"
          label={upload.error ? t('upload.dismiss') : t('upload.cancel', { name: upload.name })}
          onClick={onClose}
        >
          <X size={16} />
        </IconButton>
      </Box>
      {upload.error ? null : (
        <Box
          role="progressbar"
          aria-label={upload.name}
          aria-valuenow={share}
          sx={{ height: 4, mt: 0.5, borderRadius: '999px', bgcolor: 'neutral.3' }}
        >
          <Box
            sx={{
              width: `${share}%`,
              height: 4,
              borderRadius: '999px',
              bgcolor: 'primary.main',
              transition: 'width 140ms ease-out',
            }}
          />
        </Box>
      )}
    </Box>
  );
}
