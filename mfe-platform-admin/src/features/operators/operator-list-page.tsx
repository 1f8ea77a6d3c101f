import { useQuery } from '@tanstack/react-query';
import type { Operator } from 'api';
import { UserPlus } from 'lucide-react';
import { Box, Button, Stack, useFormat, useSession } from 'mfe-shared';
import { DataTable, PageHeader, StatusChip } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactorsAction } from '../../ui/factors-action';
import { LoadFailed } from '../../ui/load-failed';
import { InviteDialog } from './invite-dialog';
import { operatorsOptions, useResetOperator } from './operators.queries';
import { StatusAction } from './status-action';

/** /platform-admin/users: who runs the platform, and what they sign in with. */
export function OperatorListPage() {
  const { t } = useTranslation('platform-admin/operators');
  const { date } = useFormat();
  const own = useSession((state) => state.user?.id);
  const [inviting, setInviting] = useState(false);
  const operators = useQuery(operatorsOptions());
  const { mutateAsync: reset } = useResetOperator();
  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="contained" startIcon={<UserPlus size={16} />} onClick={() => setInviting(true)}>
            {t('invite.title')}
          </Button>
        }
      />
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {operators.isError && !operators.data ? (
        <LoadFailed error={operators.error} onRetry={() => void operators.refetch()} />
      ) : (
        <Box sx={frameStyles}>
          <DataTable<Operator>
            caption={t('caption')}
            loading={operators.isPending}
            rows={operators.data ?? []}
            rowId={({ id }) => id}
            columns={[
              {
                key: 'name',
                header: t('name'),
                cell: ({ name, email }) => (
                  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                    {name}
                    <Box component="span" sx={emailStyles}>
                      {email}
                    </Box>
                  </Box>
                ),
              },
              {
                key: 'status',
                header: t('status'),
                cell: ({ status }) => (
                  <StatusChip status={status} tone={tones[status]} label={t(`state.${status}`)} />
                ),
              },
              {
                key: 'createdAt',
                header: t('since'),
                hideBelow: 'md',
                cell: ({ createdAt }) => date(createdAt),
              },
              {
                key: 'secondFactor',
                header: t('secondFactor'),
                hideBelow: 'sm',
                cell: (operator) => (
                  <FactorsAction
                    person={operator}
                    own={operator.id === own}
                    onRemove={(proof) => reset({ id: operator.id, ...proof })}
                  />
                ),
              },
              {
                key: 'actions',
                header: '',
                align: 'right',
                cell: (operator) => <StatusAction operator={operator} own={operator.id === own} />,
              },
            ]}
          />
        </Box>
      )}
    </Stack>
  );
}

const tones = { active: 'success', inactive: 'neutral', invited: 'info' } as const;

const frameStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;
const emailStyles = { display: 'block', color: 'text.secondary', fontSize: '0.75rem' } as const;
