import type { CaseFile } from 'api';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { LeaveGuard } from '../backoffice/leave-guard';
import { useErrorText } from '../notify/use-error-text';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Switch } from '../ui/switch';
import { TextField } from '../ui/text-field';
import { SupportFilesPanel } from './support-files-panel';
import type { SupportThreadProps } from './support-thread.types';
import { useSupportWords } from './words';

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
  if (!onSend) return null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setError(t('empty'));
    setBusy(true);
    setError(undefined);
    try {
      if (note && onNote) await onNote(text);
      else
        await onSend(
          text,
          files.map(({ id }) => id),
        );
      setText('');
      setFiles([]);
    } catch (reason) {
      setError(errorText(reason));
    }
    setBusy(false);
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
      {note ? null : (
        <SupportFilesPanel
          files={files}
          onChange={setFiles}
          onUpload={onUpload}
          busy={busy}
          onBusy={setBusy}
        />
      )}
      {error ? <Alert severity="error">{error}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy}>
          {t(note ? 'addNote' : 'send')}
        </Button>
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
