import { Box, Button, notify, Stack, Typography, useFormat } from 'mfe-shared';
import { StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import type { StoreArchive } from './archives.queries';
import { useLoadArchive } from './archives.queries';

const tones = {
  uploaded: 'neutral',
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
} as const;

/** One archive: how far it is, and where it is loaded. */
export function ArchiveItem({ archive }: { archive: StoreArchive }) {
  const { t, i18n } = useTranslation('store-admin/archives');
  const { dateTime, number } = useFormat();
  const load = useLoadArchive();
  const { id, status, createdAt, bytes, expiresAt, doneRows, totalRows } = archive;
  const size = new Intl.NumberFormat(i18n.language, {
    ...{ style: 'unit', unit: 'megabyte', unitDisplay: 'short', maximumFractionDigits: 1 },
  });
  const share = totalRows > 0 ? Math.round((doneRows / totalRows) * 100) : 0;
  return (
    <Stack direction="row" sx={itemStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{dateTime(createdAt)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {bytes !== null && expiresAt
            ? t('file', { size: size.format(bytes / 1_000_000), until: dateTime(expiresAt) })
            : null}
          {status === 'running' ? t('progress', { done: number(doneRows), total: number(totalRows) }) : null}
          {status === 'done' && bytes === null ? t('gone') : null}
          {status === 'failed' ? t('failed') : null}
        </Typography>
        {status === 'running' ? (
          <Box role="progressbar" aria-label={t('status.running')} aria-valuenow={share} sx={barStyles}>
            <Box sx={{ ...fillStyles, width: `${share}%` }} />
          </Box>
        ) : null}
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />
        {bytes === null || status !== 'done' ? null : (
          <Button
            size="small"
            variant="outlined"
            loading={load.isPending}
            onClick={() => load.mutate(id, { onError: (error) => notify.error(error) })}
          >
            {t('download')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const itemStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1.5,
} as const;
const barStyles = { height: 4, mt: 0.5, borderRadius: '999px', bgcolor: 'neutral.3' } as const;
const fillStyles = { height: 4, borderRadius: '999px', bgcolor: 'primary.main' } as const;
