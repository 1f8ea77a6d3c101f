import { ImagePlus } from 'lucide-react';
import { Box, Button, Typography } from 'mfe-shared';
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type PictureDropProps = { disabled: boolean; onFiles: (files: File[]) => void };

/** A drop area for pictures, with a button. */
export function PictureDrop({ disabled, onFiles }: PictureDropProps) {
  const { t } = useTranslation('store-admin/ui');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 0.5,
        p: 3,
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'neutral.5',
        borderRadius: 2,
        bgcolor: over ? 'primary.light' : 'neutral.1',
        textAlign: 'center',
      }}
    >
      <ImagePlus size={24} aria-hidden />
      <Typography variant="body2">
        {t('upload.drop')}{' '}
        <Button size="small" disabled={disabled} onClick={() => input.current?.click()}>
          {t('upload.choose')}
        </Button>
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {disabled ? t('upload.full') : t('upload.help')}
      </Typography>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('upload.label')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
