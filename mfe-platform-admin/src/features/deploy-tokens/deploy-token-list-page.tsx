import { useQuery } from '@tanstack/react-query';
import type { DeployToken } from 'api';
import { KeyRound } from 'lucide-react';
import { Box, EmptyState, Stack, useFormat, useMayWrite } from 'mfe-shared';
import { AddButton, PageHeader, StatusChip } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedTable } from '../../ui/framed-table';
import { NameCell } from '../../ui/name-cell';
import { ReleaseTabs } from '../../ui/release-tabs';
import { SecondLine } from '../../ui/second-line';
import { CreateDialog } from './create-dialog';
import { deployTokensOptions } from './deploy-tokens.queries';
import { PartContacts } from './part-contacts';
import { RevokeAction } from './revoke-action';

/** /platform-admin/releases/deploy-tokens: the tokens that may publish builds, by part. */
export function DeployTokenListPage() {
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const { date, dateTime } = useFormat();
  const [creating, setCreating] = useState(false);
  const tokens = useQuery(deployTokensOptions());
  const mayWrite = useMayWrite();
  const add = mayWrite ? <AddButton label={t('add')} onClick={() => setCreating(true)} /> : null;
  const used = ({ lastUsedAt }: DeployToken) => (lastUsedAt ? dateTime(lastUsedAt) : t('never'));
  const made = ({ createdAt, createdBy }: DeployToken) =>
    t('madeBy', { when: date(createdAt), who: createdBy });

  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('title')}
        tabs={<ReleaseTabs current="deploy-tokens" />}
        actions={add && tokens.data?.length ? <span data-primary-action>{add}</span> : null}
      />
      <LoadedTable<DeployToken>
        caption={t('caption')}
        query={tokens}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            icon={<KeyRound size={40} />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={add}
          />
        }
        columns={[
          {
            key: 'name',
            header: t('name'),
            cell: (token) => (
              <NameCell>
                {token.name}
                <SecondLine until="md">
                  {[
                    token.remote,
                    ...token.paths,
                    ...token.slots,
                    made(token),
                    t('usedAt', { when: used(token) }),
                  ].join(' · ')}
                </SecondLine>
                {token.revokedAt ? (
                  <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
                    <StatusChip label={t('revokedAt', { when: date(token.revokedAt) })} />
                  </Box>
                ) : null}
              </NameCell>
            ),
          },
          { key: 'remote', header: t('remote'), hideBelow: 'md', cell: ({ remote }) => remote },
          {
            key: 'paths',
            header: t('paths'),
            hideBelow: 'md',
            cell: ({ paths, slots }) => [...paths, ...slots].join(', ') || '–',
          },
          { key: 'made', header: t('made'), hideBelow: 'md', cell: made },
          { key: 'used', header: t('used'), hideBelow: 'md', cell: used },
          {
            key: 'act',
            header: '',
            align: 'right',
            cell: (token) => (token.revokedAt || !mayWrite ? null : <RevokeAction token={token} />),
          },
        ]}
      />
      <PartContacts />
      {creating ? <CreateDialog onClose={() => setCreating(false)} /> : null}
    </Stack>
  );
}
