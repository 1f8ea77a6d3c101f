import type { ErrorGroup, RemoteError } from 'api';
import { Box, Stack, Typography, useFormat, useWordOf } from 'mfe-shared';
import { Fact } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

type ErrorGroupDetailProps = { group: ErrorGroup; errors: RemoteError[] };

/** A group of equal errors: their common facts, the stack of the newest, and where the latest happened. */
export function ErrorGroupDetail({ group, errors }: ErrorGroupDetailProps) {
  const { t } = useTranslation('platform-admin/telemetry');
  const wordOf = useWordOf('platform-admin/telemetry');
  const { dateTime, number } = useFormat();
  const stack = errors.find((one) => one.stack !== '')?.stack;
  const named = (names: string[]) => names.join(', ') || '–';
  return (
    <Stack spacing={2.5}>
      <Box component="code" sx={codeStyles}>
        {group.message}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Fact label={t('group.count')}>{number(group.count)}</Fact>
        <Fact label={t('group.visitors')}>{number(group.visitors)}</Fact>
        <Fact label={t('group.firstAt')}>{dateTime(group.firstAt)}</Fact>
        <Fact label={t('group.lastAt')}>{dateTime(group.lastAt)}</Fact>
        <Fact label={t('phaseLabel')}>{wordOf('phase', group.phase) ?? group.phase}</Fact>
        <Fact label={t('group.browsers')}>{named(group.browsers)}</Fact>
        <Fact label={t('group.stores')}>{named(group.stores)}</Fact>
        <Fact label={t('group.compositions')}>{named(group.compositions)}</Fact>
      </Box>
      <Stack spacing={1} component="section" aria-label={t('group.stack')}>
        <Typography variant="h4" component="h3">
          {t('group.stack')}
        </Typography>
        {stack ? (
          <Box component="code" sx={codeStyles}>
            {stack}
          </Box>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('group.noStack')}
          </Typography>
        )}
      </Stack>
      <Stack spacing={1} component="section" aria-label={t('group.latest')}>
        <Typography variant="h4" component="h3">
          {t('group.latest')}
        </Typography>
        <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
          {errors.map((one) => (
            <Typography component="li" variant="body2" key={one.id} sx={{ overflowWrap: 'anywhere' }}>
              {[dateTime(one.createdAt), one.path, one.storeName ?? t('platform'), one.browser]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

const codeStyles = {
  display: 'block',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
