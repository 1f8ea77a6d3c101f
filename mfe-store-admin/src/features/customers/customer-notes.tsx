import type { Customer } from 'api';
import { Trash2 } from 'lucide-react';
import {
  Box,
  Button,
  IconButton,
  notify,
  Stack,
  TextField,
  Typography,
  useFormat,
  useMayWrite,
} from 'mfe-shared';
import { FormSection, useDeletedNotice } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddNote, useDeleteNote } from './customers.queries';

/** The staff's notes about the customer, the newest first. */
export function CustomerNotes({ customer: { id, notes } }: { customer: Customer }) {
  const { t } = useTranslation('store-admin/customers');
  const { dateTime } = useFormat();
  const mayWrite = useMayWrite();
  const add = useAddNote(id);
  const remove = useDeleteNote(id);
  const deleted = useDeletedNotice('customer-notes.restore', ['customers']);
  const [text, setText] = useState('');
  const save = () => add.mutate(text, { onSuccess: () => setText(''), onError: notify.error });
  return (
    <FormSection title={t('notes')} help={t('notesHelp')}>
      {mayWrite ? (
        <>
          <TextField
            label={t('note')}
            multiline
            minRows={2}
            value={text}
            inputProps={{ maxLength: 2_000 }}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <Button variant="outlined" disabled={text.trim() === ''} loading={add.isPending} onClick={save}>
              {t('addNote')}
            </Button>
          </div>
        </>
      ) : null}
      <Stack component="ul" role="list" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {notes.map((note) => (
          <Box component="li" key={note.id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {note.text}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {note.authorName} · {dateTime(note.createdAt)}
              </Typography>
            </Box>
            {mayWrite ? (
              <IconButton
                size="small"
                label={t('deleteNote', { author: note.authorName })}
                disabled={remove.isPending}
                onClick={() =>
                  remove.mutate(note.id, {
                    onSuccess: () => deleted(t('noteDeleted'), [note.id]),
                    onError: notify.error,
                  })
                }
              >
                <Trash2 size={16} />
              </IconButton>
            ) : null}
          </Box>
        ))}
      </Stack>
    </FormSection>
  );
}
