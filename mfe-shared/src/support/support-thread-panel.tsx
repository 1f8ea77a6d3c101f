import type { CaseFile, CaseMessage } from 'api';
import { Download } from 'lucide-react';
import { useFormat } from '../format/use-format';
import { notify } from '../notify/notify';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { fileSize } from './file-size';
import { SupportComposer } from './support-composer';
import type { SupportThreadProps } from './support-thread.types';
import { useSupportWords } from './words';

type Entry = Omit<CaseMessage, 'authorKind' | 'files'> & {
  kind: 'own' | 'theirs' | 'note';
  files: CaseFile[];
};

/** Messages and notes in the order of time; below them the field to write. */
export function SupportThreadPanel({
  side,
  messages,
  notes = [],
  onDownload,
  ...writing
}: SupportThreadProps) {
  const { t } = useSupportWords();
  const { dateTime } = useFormat();
  const entries: Entry[] = [
    ...messages.map(({ authorKind, ...message }) => ({
      ...message,
      kind: authorKind === side ? ('own' as const) : ('theirs' as const),
    })),
    ...notes.map((note) => ({ ...note, kind: 'note' as const, files: [] })),
  ].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return (
    <Box>
      <Box component="ol" aria-label={t('messages')} sx={listStyles}>
        {entries.map(({ id, kind, authorName, createdAt, text, files }) => (
          <Box component="li" key={id} sx={entryStyles(kind)}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.5 }}>
              <strong>{authorName}</strong> · <time dateTime={createdAt}>{dateTime(createdAt)}</time>
              {kind === 'note' ? ` · ${t('internal')}` : null}
            </Box>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
            {files.map((file) => (
              <Box key={file.id} sx={{ mt: 1 }}>
                <Button
                  size="small"
                  variant="outlined"
                  color="neutral"
                  startIcon={<Download size={14} />}
                  sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'left' }}
                  onClick={() => void onDownload(file).catch(notify.error)}
                >
                  {t('file', { name: file.name, size: fileSize(file.size) })}
                </Button>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      <SupportComposer {...writing} />
    </Box>
  );
}

const listStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
} as const;

const entryStyles = (kind: Entry['kind']) => ({
  maxWidth: { xs: '100%', sm: '85%' },
  alignSelf: kind === 'own' ? 'flex-end' : 'flex-start',
  p: 1.5,
  border: 1,
  borderStyle: kind === 'note' ? 'dashed' : 'solid',
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: kind === 'note' ? 'warning.light' : kind === 'own' ? 'neutral.2' : 'background.paper',
});
