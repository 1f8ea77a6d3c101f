import { Download, History, Trash2 } from 'lucide-react';
import { Button, IconButton, notify, Stack, useMayWrite } from 'mfe-shared';
import { ConfirmedAction } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Archive } from './archives.queries';
import { isAtWork, useLoadArchive, useRemoveArchive } from './archives.queries';
import { ImportDialog } from './import-dialog';
import { RestoreDialog } from './restore-dialog';

/** The actions for an archive whose file is there. */
export function ArchiveActions({ archive }: { archive: Archive }) {
  const { t } = useTranslation('platform-admin/archives');
  const [open, setOpen] = useState<'import' | 'restore' | null>(null);
  // Loading a file needs it, too: the file has all of a store's data.
  const mayWrite = useMayWrite();
  const load = useLoadArchive();
  const remove = useRemoveArchive();
  const { id, kind, status, bytes, storeName } = archive;
  if (isAtWork(archive) || !mayWrite) return null;
  const hasFile = kind === 'export' && status === 'done' && bytes !== null;
  const close = () => setOpen(null);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      {hasFile ? (
        <>
          <IconButton
            label={t('download')}
            disabled={load.isPending}
            onClick={() => load.mutate(id, { onError: (error) => notify.error(error) })}
          >
            <Download size={18} />
          </IconButton>
          <IconButton label={t('restore')} onClick={() => setOpen('restore')}>
            <History size={18} />
          </IconButton>
        </>
      ) : null}
      {status === 'uploaded' ? (
        <Button size="small" variant="contained" onClick={() => setOpen('import')}>
          {t('import')}
        </Button>
      ) : null}
      {hasFile || status === 'uploaded' ? (
        <ConfirmedAction
          button={(ask) => (
            <IconButton label={t('remove')} onClick={ask}>
              <Trash2 size={18} />
            </IconButton>
          )}
          title={t('removeTitle', { name: storeName })}
          text={t('removeText')}
          confirmLabel={t('remove')}
          run={() => remove.mutateAsync(id)}
          done={t('removed')}
        />
      ) : null}
      {open === 'restore' ? <RestoreDialog archive={archive} onClose={close} /> : null}
      {open === 'import' ? <ImportDialog archive={archive} onClose={close} /> : null}
    </Stack>
  );
}
