import { Box, Typography, usePermission, VisuallyHidden } from 'mfe-shared';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureDrop } from './picture-drop';
import type { Picture } from './picture-tile';
import { PictureTile } from './picture-tile';
import { UploadRow } from './upload-row';
import { useUploads } from './use-uploads';

type PictureFieldProps = {
  value: Picture[];
  onChange: (pictures: Picture[]) => void;
  /** The default description of the pictures. */
  defaultAlt: string;
  error?: string | undefined;
  max?: number;
};

/**
 * Pictures in their order, the first one as the main one: dropped or chosen, uploaded with progress, moved by pointer
 * or keyboard.
 */
export function PictureField({ value, onChange, defaultAlt, error, max = 12 }: PictureFieldProps) {
  const { t } = useTranslation('store-admin/ui');
  const mayUpload = usePermission('write_uploads');
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // Two uploads may end before the next render: the second must not drop the first.
  const latest = useRef(value);
  latest.current = value;
  const places = useRef(new Map<string, number>());
  const { uploads, send, forget } = useUploads(({ url, width, height }, place) => {
    places.current.set(url, place);
    const before = latest.current.findIndex((picture) => (places.current.get(picture.url) ?? -1) > place);
    const at = before < 0 ? latest.current.length : before;
    latest.current = latest.current.toSpliced(at, 0, { url, alt: defaultAlt, width, height }).slice(0, max);
    onChange(latest.current);
  });
  const move = (from: number, to: number) => {
    const picture = value[from];
    if (!picture || from === to || to < 0 || to >= value.length) return;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, picture));
    setAnnouncement(t('upload.moved', { position: to + 1 }));
  };
  const full = value.length >= max;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {value.length > 0 ? (
        <Box component="ul" role="list" aria-label={t('upload.label')} sx={gridStyles}>
          {value.map((picture, index) => (
            <PictureTile
              key={picture.url}
              picture={picture}
              index={index}
              count={value.length}
              dragged={dragged === index}
              onAlt={(alt) => onChange(value.with(index, { ...picture, alt }))}
              onMove={(to) => move(index, to)}
              onRemove={() => onChange(value.toSpliced(index, 1))}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDropOn={() => dragged !== null && move(dragged, index)}
            />
          ))}
        </Box>
      ) : null}
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onClose={() => forget(upload.id)} />
      ))}
      {mayUpload ? (
        <PictureDrop disabled={full} onFiles={(files) => send(files.slice(0, max - value.length))} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('upload.noPermission')}
        </Typography>
      )}
      {error ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      ) : null}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
} as const;
