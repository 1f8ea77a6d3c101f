import type { FoundPerson } from 'api';
import { Box, Link, storeAddress, usePermission } from 'mfe-shared';
import { DataTable, StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

const pages = { operator: 'platform-admin/auth/login', staff: 'admin/auth/login', customer: '' } as const;
const tones = { active: 'success', inactive: 'neutral', invited: 'info', blocked: 'danger' } as const;

/** The people who were found, and where each of them signs in. */
export function FoundTable({ people }: { people: readonly FoundPerson[] }) {
  const { t } = useTranslation('platform-admin/people');
  const seesStores = usePermission('read_tenants');
  const placeOf = ({ store }: FoundPerson) => {
    if (!store) return t('platform');
    return seesStores ? <Link to={`/platform-admin/tenants/${store.id}`}>{store.name}</Link> : store.name;
  };
  return (
    <Box sx={frameStyles}>
      <DataTable<FoundPerson>
        caption={t('title')}
        rows={people}
        rowId={({ kind, id }) => `${kind} ${id}`}
        columns={[
          {
            key: 'name',
            header: t('columns.name'),
            cell: ({ name, email }) => (
              <Box component="span" sx={nameStyles}>
                {name}
                <Box component="span" sx={secondStyles}>
                  {email}
                </Box>
              </Box>
            ),
          },
          {
            key: 'place',
            header: t('columns.place'),
            cell: (person) => (
              <Box component="span" sx={nameStyles}>
                {placeOf(person)}
                <Box component="span" sx={secondStyles}>
                  {t(`kind.${person.kind}`)}
                  {person.role ? ` · ${person.role}` : null}
                </Box>
              </Box>
            ),
          },
          {
            key: 'status',
            header: t('columns.status'),
            hideBelow: 'sm',
            cell: ({ status }) => (
              <StatusChip status={status} tone={tones[status]} label={t(`status.${status}`)} />
            ),
          },
          {
            key: 'signIn',
            header: t('columns.signIn'),
            cell: ({ kind, host, maySignIn }) =>
              maySignIn ? (
                <Link href={`${storeAddress(host, window.location)}${pages[kind]}`} sx={nameStyles}>
                  {host}
                </Link>
              ) : (
                t('cannot')
              ),
          },
        ]}
      />
    </Box>
  );
}

const nameStyles = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;
const secondStyles = { display: 'block', color: 'text.secondary', fontSize: '0.75rem' } as const;
const frameStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;
