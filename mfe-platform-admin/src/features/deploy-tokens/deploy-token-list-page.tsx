import type { DeployToken } from 'api';
import { KeyRound } from 'lucide-react';
import { Box, Stack, useFormat, useMayWrite } from 'mfe-shared';
import { ListPage, StatusChip, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameCell } from '../../ui/name-cell';
import { ReleaseTabs } from '../../ui/release-tabs';
import { SecondLine } from '../../ui/second-line';
import { CreateDialog } from './create-dialog';
import { deployTokens } from './deploy-tokens.queries';
import { PartContacts } from './part-contacts';
import { RevokeAction } from './revoke-action';

/** /platform-admin/releases/deploy-tokens: the tokens that may publish builds, by part. */
export function DeployTokenListPage() {
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const { page, columns } = useListWords('platform-admin/deploy-tokens');
  const { date, dateTime } = useFormat();
  const [creating, setCreating] = useState(false);
  const list = useReadableList(deployTokens, { defaultSort: '-createdAt' });
  const mayWrite = useMayWrite();
  const used = ({ lastUsedAt }: DeployToken) => (lastUsedAt ? dateTime(lastUsedAt) : t('never'));
  const made = ({ createdAt, createdBy }: DeployToken) =>
    t('madeBy', { when: date(createdAt), who: createdBy });

  return (
    <Stack data-wide spacing={2}>
      <ListPage<DeployToken>
        {...page}
        {...list}
        tabs={<ReleaseTabs current="deploy-tokens" />}
        rowLabel={({ name }) => name}
        add={mayWrite && { label: t('add'), onClick: () => setCreating(true) }}
        empty={{ ...page.empty, icon: <KeyRound size={40} /> }}
        columns={columns([
          {
            key: 'name',
            sortable: true,
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
          { key: 'remote', hideBelow: 'md', sortable: true },
          {
            key: 'paths',
            hideBelow: 'md',
            cell: ({ paths, slots }) => [...paths, ...slots].join(', ') || '–',
          },
          { key: 'createdAt', hideBelow: 'md', sortable: true, cell: made },
          { key: 'lastUsedAt', hideBelow: 'md', sortable: true, cell: used },
          {
            key: 'act',
            header: '',
            align: 'right',
            cell: (token) => (token.revokedAt || !mayWrite ? null : <RevokeAction token={token} />),
          },
        ])}
      />
      <PartContacts />
      {creating ? <CreateDialog onClose={() => setCreating(false)} /> : null}
    </Stack>
  );
}
