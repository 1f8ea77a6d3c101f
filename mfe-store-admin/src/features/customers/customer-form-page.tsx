import type { Customer } from 'api';
import { useFormat, useMayWrite, usePermission } from 'mfe-shared';
import { RecordPage } from 'mfe-shared/backoffice';
import { VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { CustomerAddresses } from './customer-addresses';
import { CustomerFacts } from './customer-facts';
import { CustomerMenu } from './customer-menu';
import { CustomerNotes } from './customer-notes';
import { CustomerOrders } from './customer-orders';
import { customers } from './customers.queries';
import { PersonSection } from './person-section';
import { useCustomerForm } from './use-customer-form';

/** /admin/customers/add and /admin/customers/:id */
export function CustomerFormPage() {
  return <RecordPage resource={customers}>{(customer) => <CustomerForm customer={customer} />}</RecordPage>;
}

/** The left column has the person, their orders and the notes of staff, the right one facts and addresses. */
function CustomerForm({ customer }: { customer: Customer | null }) {
  const { t } = useTranslation('store-admin/customers');
  const { date } = useFormat();
  const mayWrite = useMayWrite();
  const maySeeOrders = usePermission('read_orders');
  const erasedAt = customer?.erasedAt;
  const locked = erasedAt ? t('erasedOn', { date: date(erasedAt) }) : t('readOnly');
  return (
    <VersionedFormPage
      versioned={useCustomerForm(customer)}
      title={erasedAt ? t('erasedName') : (customer?.name ?? t('addTitle'))}
      back={{ to: '/admin/customers', label: t('title') }}
      readOnly={mayWrite && !erasedAt ? null : locked}
      actions={customer ? <CustomerMenu customer={customer} /> : null}
      aside={
        customer ? (
          <>
            <CustomerFacts customer={customer} />
            {erasedAt ? null : <CustomerAddresses addresses={customer.addresses} />}
          </>
        ) : undefined
      }
    >
      {erasedAt ? null : <PersonSection isNew={customer === null} />}
      {customer && maySeeOrders ? <CustomerOrders customerId={customer.id} /> : null}
      {customer && !erasedAt ? <CustomerNotes customer={customer} /> : null}
    </VersionedFormPage>
  );
}
