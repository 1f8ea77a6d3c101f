import { useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button, Link, Stack, Typography } from 'mfe-shared';
import {
  PageHeader,
  PlanInvoice,
  PlanInvoiceState,
  planInvoiceNumber,
  useSavePlanInvoice,
} from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { May, MayWrite } from '../../ui/may';
import { invoiceOptions } from './billing.queries';
import { PayDialog } from './pay-dialog';

/** /platform-admin/billing/invoices/:id */
export function InvoicePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('platform-admin/billing');
  const [paying, setPaying] = useState(false);
  const save = useSavePlanInvoice('/invoices/{id}/pdf');
  const { data: invoice } = useSuspenseQuery(invoiceOptions(id));
  const number = planInvoiceNumber(invoice.number);
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <PageHeader
        title={number}
        back={{ to: '/platform-admin/billing/invoices', label: t('tabs.invoices') }}
        actions={
          <>
            <Button
              variant="outlined"
              color="neutral"
              startIcon={<Download size={16} />}
              onClick={() => save(invoice)}
            >
              {t('savePdf')}
            </Button>
            {invoice.status === 'open' ? (
              <MayWrite>
                <Button variant="contained" onClick={() => setPaying(true)}>
                  {t('pay')}
                </Button>
              </MayWrite>
            ) : null}
          </>
        }
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <PlanInvoiceState invoice={invoice} />
        {invoice.slug ? (
          <May permission="read_tenants">
            <Link to={`/platform-admin/tenants/${invoice.tenantId}`}>{invoice.store}</Link>
          </May>
        ) : null}
        {invoice.paidNote ? <Typography variant="body2">{invoice.paidNote}</Typography> : null}
      </Stack>
      <PlanInvoice invoice={invoice} />
      {paying ? <PayDialog invoice={invoice} number={number} onClose={() => setPaying(false)} /> : null}
    </Stack>
  );
}
