import type { PermissionList } from 'api';
import { Box, Checkbox, Typography, useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { usePageLabels } from './page-labels';
import type { PermissionRow } from './permission-rows';
import { permissionRows, toggled } from './permission-rows';

type PermissionMatrixProps = {
  /** The permissions that can be chosen. */
  catalogue: PermissionList;
  value: readonly string[];
  onChange: (value: string[]) => void;
  mayGrant: (key: string) => boolean;
  disabled: boolean;
};

/** Permissions to choose from: a row per subject, with columns for reading and changing. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { catalogue, value, onChange, mayGrant, disabled } = props;
  const { t } = useTranslation('store-admin/ui');
  const wordOf = useWordOf('store-admin/ui');
  const nameOf = useGroupName();
  const rows = permissionRows(catalogue);
  const lacks = !disabled && catalogue.some(({ key }) => !mayGrant(key));

  const box = (row: PermissionRow, key: string | undefined, label: string) =>
    key ? (
      <Checkbox
        hideLabel
        label={label}
        checked={value.includes(key)}
        disabled={disabled || !mayGrant(key)}
        onChange={() => onChange(toggled(value, row, key, mayGrant))}
      />
    ) : null;

  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={tableStyles}>
          <thead>
            <tr>
              <th scope="col">{t('permissions.subject')}</th>
              <th scope="col">{t('permissions.read')}</th>
              <th scope="col">{t('permissions.write')}</th>
            </tr>
          </thead>
          {rows.map((row) => {
            const name = nameOf(row.group);
            return (
              <tbody key={row.group}>
                {row.read || row.write ? (
                  <tr>
                    <th scope="row">{name}</th>
                    <td>{box(row, row.read, t('permissions.readOf', { subject: name }))}</td>
                    <td>{box(row, row.write, t('permissions.writeOf', { subject: name }))}</td>
                  </tr>
                ) : null}
                {row.others.map((key) => (
                  <tr key={key}>
                    <th scope="row" data-part>
                      {wordOf('permissions', `others.${key}`) ?? key}
                    </th>
                    <td />
                    <td>{box(row, key, wordOf('permissions', `others.${key}`) ?? key)}</td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </Box>
      </Box>
      {lacks ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('permissions.lacks')}
        </Typography>
      ) : null}
    </>
  );
}

/** A subject is named like its page in the sidebar, unless it has a name of its own. */
function useGroupName(): (group: string) => string {
  const wordOf = useWordOf('store-admin/ui');
  const labels = usePageLabels();
  return (group) =>
    wordOf('permissions', `groups.${group}`) ?? labels.get(`/admin/${group.replaceAll('_', '-')}`) ?? group;
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { height: 40, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'center' },
  '& th:first-of-type': { pl: 0, textAlign: 'left', fontWeight: 500 },
  '& th[data-part]:first-of-type': { pl: 2, fontWeight: 400 },
  '& thead th': { width: 96, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 500 },
  '& thead th:first-of-type': { width: 'auto' },
  '& tbody:last-of-type tr:last-of-type > *': { borderBottom: 0 },
  '& input': { m: 0, verticalAlign: 'middle', cursor: 'pointer' },
  '& input:disabled': { cursor: 'default' },
} as const;
