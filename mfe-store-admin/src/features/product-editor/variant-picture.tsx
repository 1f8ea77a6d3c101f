import { ImagePlus, X } from 'lucide-react';
import { Box, IconButton, usePermission } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureLibrary } from '../../ui/picture-library';
import { Thumbnail } from '../../ui/thumbnail';

type VariantPictureProps = {
  label: string;
  /** Null: the shop shows the product's own pictures. */
  value: string | null;
  onChange: (image: string | null) => void;
};

/** A variant's own picture, of the store's library. */
export function VariantPicture({ label, value, onChange }: VariantPictureProps) {
  const { t } = useTranslation('store-admin/ui');
  const mayUpload = usePermission('write_uploads');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton label={label} size="small" disabled={!mayUpload} onClick={() => setOpen(true)}>
        {value ? <Thumbnail src={value} size={32} /> : <ImagePlus size={18} />}
      </IconButton>
      {value ? (
        <IconButton
          label={`${t('library.remove')}: ${label}`}
          size="small"
          disabled={!mayUpload}
          onClick={() => onChange(null)}
        >
          <X size={14} />
        </IconButton>
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
