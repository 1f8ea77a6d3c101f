import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CustomizationRecord, CustomizationVersion } from 'api';
import { Alert, Box, Button, Drawer, notify, Pagination, Skeleton, Typography, useFormat } from 'mfe-shared';
import { ConfirmDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { useRestoreVersion, versionsQuery } from './customization.queries';

type VersionsDrawerProps = {
  record: CustomizationRecord;
  /** Drops what is typed and not saved. */
  discard: () => void;
  mayWrite: boolean;
  onClose: () => void;
};

/** Every save: when, by whom, which sections. Each can be made the present one again. */
export function VersionsDrawer({ record, discard, mayWrite, onClose }: VersionsDrawerProps) {
  const { t } = useTranslation('store-admin/customization');
  const { dateTime } = useFormat();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<CustomizationVersion | null>(null);
  const restore = useRestoreVersion();
  const { data, isError } = useQuery({
    ...versionsQuery(useTenantId(), page),
    placeholderData: keepPreviousData,
  });
  const confirm = (id: string) =>
    restore.mutateAsync({ id, version: record.version }).then(() => {
      discard();
      notify.success(t('versions.restored'));
      setChosen(null);
      onClose();
    }, notify.error);
  return (
    <Drawer open onClose={onClose} title={t('versions.title')} width={440}>
      {isError ? <Alert severity="error">{t('versions.failed')}</Alert> : null}
      {data?.items.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('versions.none')}</Typography>
      ) : null}
      {data || isError ? null : <Skeleton variant="rounded" height={240} />}
      <Box component="ul" role="list">
        {data?.items.map((version) => (
          <Box component="li" key={version.id} sx={rowStyles}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{dateTime(version.createdAt)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`versions.origins.${version.origin}`, { name: version.authorName })}
              </Typography>
              <Typography variant="body2">
                {version.sections.map((name) => t(`sections.${name}`)).join(', ')}
              </Typography>
            </Box>
            {version.number === record.version ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('versions.present')}
              </Typography>
            ) : null}
            {mayWrite && version.number !== record.version ? (
              <Button size="small" variant="outlined" color="neutral" onClick={() => setChosen(version)}>
                {t('versions.restore')}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {data && data.pages > 1 ? <Pagination page={page} pages={data.pages} onChange={setPage} /> : null}
      <ConfirmDialog
        open={chosen !== null}
        title={t('versions.confirmTitle')}
        text={t('versions.confirmText', { time: chosen ? dateTime(chosen.createdAt) : '' })}
        confirmLabel={t('versions.restore')}
        busy={restore.isPending}
        onConfirm={() => chosen && void confirm(chosen.id)}
        onClose={() => setChosen(null)}
      />
    </Drawer>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
