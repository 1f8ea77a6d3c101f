import Stack from '@mui/material/Stack';
import type { AuditEntry } from 'api';
import type { ReactNode } from 'react';
import { Fact } from '../backoffice/fact';
import { useFormat } from '../format/use-format';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Drawer } from '../ui/drawer';
import { Typography } from '../ui/typography';
import { detailLines } from './detail-lines';
import { useActionText } from './use-action-text';
import { useAuditWords } from './words';

type EntryDrawerProps = {
  entry: AuditEntry | null;
  withStore: boolean;
  actorText: (entry: AuditEntry) => ReactNode;
  onClose: () => void;
};

/** One entry beside the list, with all its details. */
export function EntryDrawer({ entry, onClose, ...shown }: EntryDrawerProps) {
  const actionText = useActionText();
  return (
    <Drawer open={entry !== null} width={560} title={entry ? actionText(entry.action) : ''} onClose={onClose}>
      {entry ? <Entry entry={entry} {...shown} /> : null}
    </Drawer>
  );
}

type EntryProps = Omit<EntryDrawerProps, 'entry' | 'onClose'> & { entry: AuditEntry };

function Entry({ entry, withStore, actorText }: EntryProps) {
  const { t } = useAuditWords();
  const { dateTime, number } = useFormat();
  const lines = detailLines(entry.details);
  return (
    <Stack spacing={2.5}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Fact label={t('actor')}>{actorText(entry)}</Fact>
        <Fact label={t('kindLabel')}>{t(`kind.${entry.actorKind}`)}</Fact>
        <Fact label={t('createdAt')}>{dateTime(entry.createdAt)}</Fact>
        {withStore ? (
          <Fact label={t('store')}>{entry.tenantName ?? entry.tenantId ?? t('platform')}</Fact>
        ) : null}
        <Fact label={t('number')}>{number(entry.seq)}</Fact>
        <Fact label={t('action')}>
          <Box component="code" sx={codeStyles}>
            {entry.action}
          </Box>
        </Fact>
      </Box>
      {entry.source === 'client' ? <Alert severity="warning">{t('claimed')}</Alert> : null}
      <Box component="section">
        <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
          {t('details')}
        </Typography>
        {lines.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('noDetails')}
          </Typography>
        ) : (
          <Box component="dl" sx={linesStyles}>
            {lines.map(({ name, value }) => (
              <Box key={name} sx={lineStyles}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Stack>
  );
}

const codeStyles = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
};
const linesStyles = { m: 0, border: 1, borderColor: 'divider', borderRadius: 1, ...codeStyles };
const lineStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
  px: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '& dt': { color: 'text.secondary', overflowWrap: 'anywhere' },
  '& dd': { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;
