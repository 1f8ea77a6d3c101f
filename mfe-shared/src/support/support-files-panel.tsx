import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { fileSize } from './file-size';
import type { SupportFilesProps } from './support-thread.types';
import { useSupportWords } from './words';

const mostFiles = 5;

/** Loaded with the first message that somebody writes. */
export function SupportFilesPanel({ files, onChange, onUpload, busy, onBusy }: SupportFilesProps) {
  const { t } = useSupportWords();
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = async (file: File | undefined) => {
    if (!file) return;
    onBusy(true);
    setRefused(false);
    try {
      const kept = await onUpload(file);
      onChange((before) => [...before, kept]);
    } catch {
      setRefused(true);
    }
    onBusy(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('attach')}
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif,application/pdf,text/plain,.log,.csv"
        onChange={(event) => {
          void add(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        size="small"
        variant="outlined"
        color="neutral"
        startIcon={<Paperclip size={16} />}
        disabled={busy || files.length >= mostFiles}
        onClick={() => input.current?.click()}
      >
        {t('attach')}
      </Button>
      {files.map(({ id, name, size }) => (
        <Chip
          key={id}
          label={
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.5 }}>
              {t('file', { name, size: fileSize(size) })}
            </Box>
          }
          aria-label={t('remove', { label: name })}
          onDelete={() => onChange((before) => before.filter((file) => file.id !== id))}
        />
      ))}
      {isRefused ? (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {t('refusedFile')}
        </Alert>
      ) : null}
    </Box>
  );
}
