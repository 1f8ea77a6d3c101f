import { useQuery } from '@tanstack/react-query';
import { Select } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { operatorRolesOptions } from './operator-roles';
import { useOperatorRoleWords } from './use-operator-roles';

type OperatorRoleSelectProps = {
  value: string;
  onChange: (roleId: string) => void;
  error?: string | undefined;
};

/** One role of operators; those that the reader may not give are shown and cannot be chosen. */
export function OperatorRoleSelect({ value, onChange, error }: OperatorRoleSelectProps) {
  const { t } = useTranslation('platform-admin/ui');
  const words = useOperatorRoleWords();
  const { data = [] } = useQuery(operatorRolesOptions());
  const chosen = data.find(({ id }) => id === value);
  return (
    <Select
      label={t('operatorRole.label')}
      required
      value={value}
      error={error}
      help={chosen ? words.description(chosen) : undefined}
      options={[
        { value: '', label: t('operatorRole.choose') },
        ...data.map((role) => ({ value: role.id, label: words.name(role), disabled: !words.mayGive(role) })),
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
