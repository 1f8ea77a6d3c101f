import { ArrowLeft, Printer } from 'lucide-react';
import { Box, Button, PageSkeleton, RequireSession, useTenant } from 'mfe-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from '../../layout/not-found-page';
import { orderKeyOf } from '../../ui/order-keys';
import { Page } from '../../ui/page';
import { useTitle } from '../../ui/use-title';
import { Invoice } from './invoice';
import { SaveInvoice } from './save-invoice';

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The invoice of an order to read, print and save. With the order's key it needs no account. */
export function InvoicePage() {
  const { t } = useTranslation('storefront/invoices');
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { id: tenantId } = useTenant();
  useTitle(t('title'));
  if (!anId.test(id)) return <NotFoundPage />;
  const page = (
    <Page narrow>
      <Box sx={actionsStyles}>
        <Button
          to={pathname.replace(/\/invoice\/?$/, '')}
          color="neutral"
          startIcon={<ArrowLeft size={18} />}
          sx={{ mr: 'auto' }}
        >
          {t('back')}
        </Button>
        <Button
          variant="outlined"
          color="neutral"
          startIcon={<Printer size={16} />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        <SaveInvoice id={id} />
      </Box>
      <Suspense fallback={<PageSkeleton variant="page" />}>
        <Invoice id={id} />
      </Suspense>
    </Page>
  );
  if (orderKeyOf(tenantId, id)) return page;
  return <RequireSession loginType="customer">{page}</RequireSession>;
}

const actionsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mb: 3,
  '@media print': { display: 'none' },
};
