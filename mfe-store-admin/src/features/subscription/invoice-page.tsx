import { useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button, Stack, useMayWrite } from 'mfe-shared';
import {
  PageHeader,
  PlanInvoice,
  PlanInvoiceState,
  planInvoiceNumber,
  useSavePlanInvoice,
} from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { PayNow } from './pay-now';
import { invoiceQuery } from './subscription.queries';

/** /admin/subscription/invoices/:id: what the store pays for its plan. */
export function InvoicePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('store-admin/subscription');
  const mayWrite = useMayWrite();
  const save = useSavePlanInvoice('/subscription/invoices/{id}/pdf');
  const { data: invoice } = useSuspenseQuery(invoiceQuery(useTenantId(), id));
  const number = planInvoiceNumber(invoice.number);
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <PageHeader
        title={number}
        back={{ to: '/admin/subscription', label: t('title') }}
        actions={
          <>
            <Button
              variant="outlined"
              color="neutral"
              startIcon={<Download size={16} />}
              onClick={() => save(invoice)}
            >
              {t('invoices.savePdf')}
            </Button>
            {invoice.method && mayWrite && invoice.status === 'open' ? (
              <PayNow invoice={invoice} number={number} />
            ) : null}
          </>
        }
      />
      <PlanInvoiceState invoice={invoice} />
      <PlanInvoice invoice={invoice} />
    </Stack>
  );
}
