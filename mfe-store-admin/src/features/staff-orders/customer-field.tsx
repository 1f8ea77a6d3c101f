import type { CustomerRow } from 'api';
import { Box, Chip } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { FindField } from '../../ui/find-field';
import { useTenantId } from '../../ui/use-tenant-id';
import { foundCustomersQuery } from './staff-orders.queries';

export type ChosenCustomer = Pick<CustomerRow, 'id' | 'name'>;
type CustomerFieldProps = {
  value: ChosenCustomer | null;
  onChange: (customer: ChosenCustomer | null) => void;
};

/** The customer whose account the order belongs to, if they have one. */
export function CustomerField({ value, onChange }: CustomerFieldProps) {
  const { t } = useTranslation('store-admin/staff-orders');
  const tenantId = useTenantId();
  if (value)
    return (
      <Box>
        <Chip
          label={value.name}
          aria-label={t('customer.remove', { name: value.name })}
          onDelete={() => onChange(null)}
        />
      </Box>
    );
  return (
    <FindField
      label={t('customer.find')}
      placeholder={t('customer.search')}
      help={t('customer.help')}
      foundLabel={t('customer.found')}
      noneText={t('customer.none')}
      queryOf={(q) => foundCustomersQuery(tenantId, q)}
      idOf={({ id }) => id}
      onChoose={({ id, name }) => onChange({ id, name })}
    >
      {(customer) => (
        <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
          {customer.name}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[customer.email, customer.phone].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      )}
    </FindField>
  );
}
