import { Avatar, Box, Button, Typography, usePermission, useSession } from 'mfe-shared';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadRow } from '../../ui/upload-row';
import { useUploads } from '../../ui/use-uploads';

type ProfilePictureProps = { value: string | null; onChange: (image: string | null) => void };

/** The own picture: it is uploaded at once and stored when the form is saved. */
export function ProfilePicture({ value, onChange }: ProfilePictureProps) {
  const { t } = useTranslation('store-admin/profile');
  const email = useSession((state) => state.user?.email ?? '');
  const mayUpload = usePermission('write_uploads');
  const input = useRef<HTMLInputElement>(null);
  const { uploads, send, forget } = useUploads(({ url }) => onChange(url));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Avatar
          src={value ?? undefined}
          alt={t('picture')}
          size={64}
          sx={{ flex: 'none', fontSize: '1.5rem' }}
        >
          <span aria-hidden>{(email.charAt(0) || 'A').toUpperCase()}</span>
        </Avatar>
        {mayUpload ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" color="neutral" onClick={() => input.current?.click()}>
              {t(value ? 'changePicture' : 'addPicture')}
            </Button>
            {value ? (
              <Button color="neutral" onClick={() => onChange(null)}>
                {t('removePicture')}
              </Button>
            ) : null}
          </Box>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('noUpload')}
          </Typography>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('picture')}
          onChange={(event) => {
            send(event.target.files ?? []);
            // The same file may be chosen again after a failure.
            event.target.value = '';
          }}
        />
      </Box>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onClose={() => forget(upload.id)} />
      ))}
    </Box>
  );
}
