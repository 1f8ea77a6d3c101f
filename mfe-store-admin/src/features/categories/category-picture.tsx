import { Box, Button, Typography, usePermission } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { PictureDrop } from '../../ui/picture-drop';
import { Thumbnail } from '../../ui/thumbnail';
import { UploadRow } from '../../ui/upload-row';
import { useUploads } from '../../ui/use-uploads';

type CategoryPictureProps = { value: string | null; onChange: (image: string | null) => void };

/** A category's one picture: it is uploaded at once and stored when the form is saved. */
export function CategoryPicture({ value, onChange }: CategoryPictureProps) {
  const { t } = useTranslation('store-admin/categories');
  const mayUpload = usePermission('write_uploads');
  const { uploads, send, forget } = useUploads(({ url }) => onChange(url));
  return (
    <Box role="group" aria-label={t('fields.image')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="span" sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
        {t('fields.image')}
      </Typography>
      {value ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Thumbnail src={value} size={96} />
          <Button color="neutral" onClick={() => onChange(null)}>
            {t('removePicture')}
          </Button>
        </Box>
      ) : null}
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onClose={() => forget(upload.id)} />
      ))}
      {mayUpload && !value ? (
        <PictureDrop disabled={uploads.length > 0} onFiles={(files) => send(files.slice(0, 1))} />
      ) : null}
    </Box>
  );
}
