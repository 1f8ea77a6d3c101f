import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Box, Chip, IconButton, Image, Stack, TextField } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

export type Picture = { url: string; alt: string; width: number; height: number };

type PictureTileProps = {
  picture: Picture;
  index: number;
  count: number;
  dragged: boolean;
  onAlt: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropOn: () => void;
};

/** One picture with its description, and buttons that do what dragging does. */
export function PictureTile(props: PictureTileProps) {
  const { picture, index, count, dragged, onAlt, onMove, onRemove, onDragStart, onDragEnd, onDropOn } = props;
  const { t } = useTranslation('store-admin/ui');
  const position = index + 1;
  return (
    <Box
      component="li"
      onDragOver={(event: React.DragEvent) => event.preventDefault()}
      onDrop={(event: React.DragEvent) => {
        event.preventDefault();
        onDropOn();
      }}
      sx={{ opacity: dragged ? 0.4 : 1 }}
    >
      <Box draggable onDragStart={onDragStart} onDragEnd={onDragEnd} sx={frameStyles}>
        <Image
          src={picture.url}
          alt={picture.alt}
          width={220}
          height={220}
          sizes="220px"
          sx={{ width: '100%', aspectRatio: '1' }}
        />
        {index === 0 ? (
          <Chip
            size="small"
            color="primary"
            label={t('upload.main')}
            sx={{ position: 'absolute', top: 6, left: 6 }}
          />
        ) : null}
        <Stack direction="row" sx={barStyles}>
          <IconButton
            size="small"
            label={t('upload.earlier', { position })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ChevronLeft size={16} />
          </IconButton>
          <IconButton
            size="small"
            label={t('upload.later', { position })}
            disabled={position === count}
            onClick={() => onMove(index + 1)}
          >
            <ChevronRight size={16} />
          </IconButton>
          <Box sx={{ flex: 1 }} />
          <IconButton size="small" label={t('upload.remove', { position })} onClick={onRemove}>
            <X size={16} />
          </IconButton>
        </Stack>
      </Box>
      <TextField
        hideLabel
        label={t('upload.alt', { position })}
        placeholder={t('upload.altPlaceholder')}
        value={picture.alt}
        onChange={(event) => onAlt(event.target.value)}
        inputProps={{ maxLength: 200 }}
        sx={{ mt: 0.75 }}
      />
    </Box>
  );
}

const frameStyles = {
  position: 'relative',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'neutral.1',
  cursor: 'grab',
} as const;

const barStyles = {
  position: 'absolute',
  inset: 'auto 0 0 0',
  px: 0.25,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;
