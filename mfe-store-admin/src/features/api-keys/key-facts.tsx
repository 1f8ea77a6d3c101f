import type { ApiKey } from 'api';
import { Box, Link, Typography, useFormat } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyState } from './key-state';

/** State, beginning, last use and maker of a key. */
export function KeyFacts({ stored }: { stored: ApiKey }) {
  const { t } = useTranslation('store-admin/api-keys');
  const { date, dateTime } = useFormat();
  const { state, prefix, lastUsedAt, revokedAt, createdBy, createdAt } = stored;
  return (
    <FormSection title={t('facts')} actions={<KeyState state={state} />}>
      <Box component="dl" sx={listStyles}>
        <Fact label={t('key')}>
          <code>{`${prefix}…`}</code>
        </Fact>
        <Fact label={t('lastUse')}>{lastUsedAt ? dateTime(lastUsedAt) : t('never')}</Fact>
        <Fact label={t('columns.created')}>{date(createdAt)}</Fact>
        <Fact label={t('maker')}>{createdBy}</Fact>
        {revokedAt ? <Fact label={t('revokedAt')}>{dateTime(revokedAt)}</Fact> : null}
      </Box>
      <Link href="/api/docs" target="_blank" rel="noreferrer">
        {t('use.docs')}
      </Link>
    </FormSection>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" className="tabular" sx={valueStyles}>
        {children}
      </Typography>
    </>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 1,
  m: 0,
} as const;
const valueStyles = { m: 0, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' } as const;
