import type { CaseFile } from 'api';
import { Paperclip } from 'lucide-react';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { LeaveGuard } from '../backoffice/leave-guard';
import { useErrorText } from '../notify/use-error-text';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Switch } from '../ui/switch';
import { TextField } from '../ui/text-field';
import { fileSize } from './file-size';
import type { SupportThreadProps } from './support-thread.types';
import { useSupportWords } from './words';

const mostFiles = 5;

/** Writes an answer with files, or an internal note where there are notes. What is typed stays until it is sent. */
export function SupportComposer({
  onSend,
  onNote,
  onUpload,
}: Pick<SupportThreadProps, 'onSend' | 'onNote' | 'onUpload'>) {
  const { t } = useSupportWords();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<CaseFile[]>([]);
  const [note, setNote] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  if (!onSend) return null;

  const during = async (work: () => Promise<unknown>, refused?: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (reason) {
      setError(refused ?? errorText(reason));
    }
    setBusy(false);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setError(t('empty'));
    void during(async () => {
      if (note && onNote) await onNote(text);
      else
        await onSend(
          text,
          files.map(({ id }) => id),
        );
      setText('');
      setFiles([]);
    });
  };
  const add = (file: File | undefined) => {
    if (!file) return;
    void during(async () => {
      const kept = await onUpload(file);
      setFiles((before) => [...before, kept]);
    }, t('refusedFile'));
  };
  return (
    <Box component="form" onSubmit={send} noValidate sx={formStyles(note)}>
      <LeaveGuard dirty={text.trim() !== '' && !busy} />
      <TextField
        label={t(note ? 'note' : 'answer')}
        help={note ? t('noteHelp') : undefined}
        multiline
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ maxLength: 10_000 }}
      />
      {files.length > 0 && !note ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {files.map(({ id, name, size }) => (
            <Chip
              key={id}
              label={t('file', { name, size: fileSize(size) })}
              aria-label={t('remove', { label: name })}
              onDelete={() => setFiles(files.filter((file) => file.id !== id))}
            />
          ))}
        </Box>
      ) : null}
      {error ? <Alert severity="error">{error}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy}>
          {t(note ? 'addNote' : 'send')}
        </Button>
        {note ? null : (
          <>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={t('attach')}
              accept="image/png,image/jpeg,image/webp,image/gif,application/pdf,text/plain,.log,.csv"
              onChange={(event) => {
                add(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
            <Button
              variant="outlined"
              color="neutral"
              startIcon={<Paperclip size={16} />}
              disabled={busy || files.length >= mostFiles}
              onClick={() => input.current?.click()}
            >
              {t('attach')}
            </Button>
          </>
        )}
        {onNote ? (
          <Box sx={{ ml: { sm: 'auto' } }}>
            <Switch
              label={t('internal')}
              checked={note}
              onChange={(event) => setNote(event.target.checked)}
            />
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

const formStyles = (note: boolean) => ({
  display: 'grid',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: note ? 'warning.light' : 'background.paper',
});
