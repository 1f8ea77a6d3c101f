import { useQuery } from '@tanstack/react-query';
import type { Operator } from 'api';
import { UserPlus } from 'lucide-react';
import { Box, Stack, useFormat, useMayWrite } from 'mfe-shared';
import { AddButton, PageHeader, StatusChip } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedTable } from '../../ui/framed-table';
import { OperatorTabs } from '../../ui/operator-tabs';
import { useOperatorRoleWords } from '../../ui/use-operator-roles';
import { InviteDialog } from './invite-dialog';
import { OperatorMenu } from './operator-menu';
import { operatorsOptions } from './operators.queries';

/** /platform-admin/users: who runs the platform, what they may do, and what they sign in with. */
export function OperatorListPage() {
  const { t } = useTranslation(['platform-admin/operators', 'platform-admin/ui']);
  const { date } = useFormat();
  const words = useOperatorRoleWords();
  const mayWrite = useMayWrite();
  const [inviting, setInviting] = useState(false);
  const operators = useQuery(operatorsOptions());
  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('title')}
        actions={
          mayWrite ? (
            <AddButton
              label={t('invite.title')}
              icon={<UserPlus size={16} />}
              onClick={() => setInviting(true)}
            />
          ) : null
        }
      />
      <OperatorTabs current="operators" />
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      <LoadedTable<Operator>
        caption={t('caption')}
        query={operators}
        rowId={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t('name'),
            cell: ({ name, email, role }) => (
              <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
                {name}
                <Box component="span" sx={emailStyles}>
                  {email}
                </Box>
                <Box component="span" sx={{ ...emailStyles, display: { xs: 'block', sm: 'none' } }}>
                  {words.name(role)}
                </Box>
              </Box>
            ),
          },
          { key: 'role', header: t('role.label'), hideBelow: 'sm', cell: ({ role }) => words.name(role) },
          {
            key: 'status',
            header: t('status'),
            cell: ({ status }) => (
              <StatusChip status={status} tone={tones[status]} label={t(`state.${status}`)} />
            ),
          },
          {
            key: 'secondFactor',
            header: t('secondFactor'),
            hideBelow: 'md',
            cell: ({ hasSecondFactor }) =>
              t(hasSecondFactor ? 'platform-admin/ui:factors.set' : 'platform-admin/ui:factors.none'),
          },
          {
            key: 'createdAt',
            header: t('since'),
            hideBelow: 'lg',
            cell: ({ createdAt }) => date(createdAt),
          },
          {
            key: 'actions',
            header: '',
            align: 'right',
            cell: (operator) => (mayWrite ? <OperatorMenu operator={operator} /> : null),
          },
        ]}
      />
    </Stack>
  );
}

const tones = { active: 'success', inactive: 'neutral', invited: 'info' } as const;

const emailStyles = { display: 'block', color: 'text.secondary', fontSize: '0.75rem' } as const;
