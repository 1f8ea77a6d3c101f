import type { Operator } from 'api';
import { UserPlus } from 'lucide-react';
import { Box, useMayWrite } from 'mfe-shared';
import { ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameCell } from '../../ui/name-cell';
import { OperatorTabs } from '../../ui/operator-tabs';
import { SecondLine } from '../../ui/second-line';
import { useOperatorRoleWords } from '../../ui/use-operator-roles';
import { InviteDialog } from './invite-dialog';
import { OperatorMenu } from './operator-menu';
import { operators } from './operators.queries';

/** /platform-admin/users: who runs the platform, what they may do, and what they sign in with. */
export function OperatorListPage() {
  const { t } = useTranslation(['platform-admin/operators', 'platform-admin/ui']);
  const { page, columns } = useListWords('platform-admin/operators');
  const words = useOperatorRoleWords();
  const mayWrite = useMayWrite();
  const [inviting, setInviting] = useState(false);
  const list = useReadableList(operators, { defaultSort: 'name' });
  return (
    <>
      <ListPage<Operator>
        {...page}
        {...list}
        tabs={<OperatorTabs current="operators" />}
        rowLabel={({ name }) => name}
        add={
          mayWrite && {
            label: t('invite.title'),
            icon: <UserPlus size={16} />,
            onClick: () => setInviting(true),
          }
        }
        empty={{ title: t('emptyTitle') }}
        columns={columns([
          {
            key: 'name',
            sortable: true,
            cell: ({ name, email, role }) => (
              <NameCell>
                {name}
                <Box component="span" sx={emailStyles}>
                  {email}
                </Box>
                <SecondLine until="sm">{words.name(role)}</SecondLine>
              </NameCell>
            ),
          },
          { key: 'role', hideBelow: 'sm', cell: ({ role }) => words.name(role) },
          { key: 'status', tones: { active: 'success', inactive: 'neutral', invited: 'info' } },
          {
            key: 'secondFactor',
            hideBelow: 'md',
            cell: ({ hasSecondFactor }) =>
              t(hasSecondFactor ? 'platform-admin/ui:factors.set' : 'platform-admin/ui:factors.none'),
          },
          { key: 'createdAt', as: 'date', hideBelow: 'lg', sortable: true },
          {
            key: 'actions',
            header: '',
            align: 'right',
            cell: (operator) => (mayWrite ? <OperatorMenu operator={operator} /> : null),
          },
        ])}
      />
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  );
}

const emailStyles = { display: 'block', color: 'text.secondary', fontSize: '0.75rem' } as const;
