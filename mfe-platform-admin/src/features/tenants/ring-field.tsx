import type { Ring, Tenant } from 'api';
import { notify, Select, useMayWrite } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useSetRing } from './tenants.queries';

const rings = ['first', 'early', 'everyone'] as const satisfies readonly Ring[];

/** The store's ring for new builds; a choice is saved at once. */
export function RingField({ tenant: { id, name, ring } }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const mayWrite = useMayWrite();
  const change = useSetRing(id);
  const choose = (next: Ring) =>
    change.mutate(next, {
      onSuccess: () => notify.success(t('ringSaved', { name, ring: t(`rings.${next}`) })),
      onError: (error) => notify.error(error),
    });
  return (
    <Select
      label={t('ring')}
      help={t('ringHelp')}
      value={change.isPending ? change.variables : ring}
      disabled={change.isPending || !mayWrite}
      onChange={(event) => choose(event.target.value as Ring)}
      options={rings.map((value) => ({ value, label: t(`rings.${value}`) }))}
    />
  );
}
