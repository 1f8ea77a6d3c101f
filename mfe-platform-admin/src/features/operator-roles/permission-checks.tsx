import type { OperatorPermissionList } from 'api';
import { Checkbox, Stack, useSession } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type PermissionChecksProps = {
  catalogue: OperatorPermissionList;
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
};

/** The permissions of operators, each with what it allows. A permission to change includes the one to see. */
export function PermissionChecks({ catalogue, value, onChange, disabled }: PermissionChecksProps) {
  const { t } = useTranslation('platform-admin/operator-roles');
  const mine = useSession((state) => state.tenantContext?.permissions) ?? [];
  return (
    <Stack spacing={1.5}>
      {catalogue.map((one) => (
        <Checkbox
          key={one.key}
          label={t(`permissions.${one.key}.label`)}
          help={t(`permissions.${one.key}.help`)}
          checked={value.includes(one.key)}
          disabled={disabled || !mine.includes(one.key)}
          onChange={() => onChange(toggled(catalogue, value, one))}
        />
      ))}
    </Stack>
  );
}

type Entry = OperatorPermissionList[number];

/** The permissions that one needs: to see its subject, and to enter stores to work in them. */
function neededFor({ key, group }: Entry): string[] {
  if (key === 'act_in_tenants') return ['enter_tenants', 'read_tenants'];
  return key === `read_${group}` ? [] : [`read_${group}`];
}

/** With a permission come those that it needs, and with those go what needs them. */
function toggled(catalogue: OperatorPermissionList, value: readonly string[], entry: Entry): string[] {
  if (value.includes(entry.key)) {
    const useless = catalogue
      .filter((one) => neededFor(one).includes(entry.key))
      .map(({ key }): string => key);
    return value.filter((held) => held !== entry.key && !useless.includes(held));
  }
  const known = neededFor(entry).filter((needed) => catalogue.some(({ key }) => key === needed));
  return [...new Set([...value, entry.key, ...known])];
}
