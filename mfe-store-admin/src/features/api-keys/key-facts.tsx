import type { ApiKey } from 'api';
import { Link, useFormat } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../ui/facts';
import { KeyState } from './key-state';

/** State, beginning, last use and maker of a key. */
export function KeyFacts({ stored }: { stored: ApiKey }) {
  const { t } = useTranslation('store-admin/api-keys');
  const { date, dateTime } = useFormat();
  const { state, prefix, lastUsedAt, revokedAt, createdBy, createdAt } = stored;
  return (
    <FormSection title={t('facts')} actions={<KeyState state={state} />}>
      <Facts>
        <Fact label={t('key')}>
          <code>{`${prefix}…`}</code>
        </Fact>
        <Fact label={t('lastUse')}>{lastUsedAt ? dateTime(lastUsedAt) : t('never')}</Fact>
        <Fact label={t('columns.created')}>{date(createdAt)}</Fact>
        <Fact label={t('maker')}>{createdBy}</Fact>
        {revokedAt ? <Fact label={t('revokedAt')}>{dateTime(revokedAt)}</Fact> : null}
      </Facts>
      <Link href="/api/docs" target="_blank" rel="noreferrer">
        {t('use.docs')}
      </Link>
    </FormSection>
  );
}
