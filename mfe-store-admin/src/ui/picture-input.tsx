import { Box, Button, Typography, usePermission } from 'mfe-shared';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureLibrary } from './picture-library';
import { Thumbnail } from './thumbnail';

type PictureInputProps = {
  label: string;
  /** Empty without a picture. */
  value: string;
  onChange: (url: string) => void;
  error: string | undefined;
};

/** One picture of the store's library. */
export function PictureInput({ label, value, onChange, error }: PictureInputProps) {
  const { t } = useTranslation('store-admin/ui');
  const mayUpload = usePermission('write_uploads');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75 }}>
      <Typography id={id} component="span" sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Thumbnail src={value || null} size={56} />
        {mayUpload ? (
          <Button size="small" variant="outlined" color="neutral" onClick={() => setOpen(true)}>
            {t(value ? 'library.other' : 'library.choose')}
          </Button>
        ) : null}
        {value ? (
          <Button size="small" color="neutral" onClick={() => onChange('')}>
            {t('library.remove')}
          </Button>
        ) : null}
      </Box>
      {error ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      ) : null}
      {isOpen ? (
        <PictureLibrary
          onClose={() => setOpen(false)}
          onChoose={(url) => {
            onChange(url);
            setOpen(false);
          }}
        />
      ) : null}
    </Box>
  );
}
