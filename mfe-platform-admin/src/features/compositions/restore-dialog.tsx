import type { Composition } from 'api';
import { Box, Button, Dialog, notify, Stack, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { BuildName } from '../../ui/build-name';
import { Refusal } from '../../ui/refusal';
import { useRestore } from './compositions.queries';
import { partChanges } from './part-changes';

type RestoreDialogProps = {
  /** Null: the composition before the present one, which the platform finds. */
  set: Composition | null;
  live: Composition | undefined;
  onClose: () => void;
};

/** Makes a whole composition live again after a confirmation. */
export function RestoreDialog({ set, live, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('platform-admin/compositions');
  const { dateTime } = useFormat();
  const restore = useRestore();
  const changes = set && live ? partChanges({ parts: { ...live.parts, ...set.parts } }, live) : [];
  const run = () =>
    restore.mutate(set?.id ?? null, {
      onSuccess: () => {
        notify.success(t('restored'));
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={set ? t('restoreTitle', { when: dateTime(set.createdAt) }) : t('rollBackTitle')}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={restore.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="contained" onClick={run} loading={restore.isPending}>
            {t(set ? 'restore' : 'rollBack')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t(set ? 'restoreText' : 'rollBackText')}</Typography>
        {changes.length > 0 ? (
          <Box component="ul" role="list" aria-label={t('changes')}>
            {changes.map(({ remote, build, before }) => (
              <li key={remote}>
                {remote}: {before ? <BuildName build={before} /> : '–'} →{' '}
                {build ? <BuildName build={build} /> : '–'}
              </li>
            ))}
          </Box>
        ) : null}
        {set && changes.length === 0 ? <Typography>{t('nothingChanges')}</Typography> : null}
        {restore.isError ? <Refusal error={restore.error} /> : null}
      </Stack>
    </Dialog>
  );
}
