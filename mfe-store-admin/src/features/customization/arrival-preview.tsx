import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArrivalPreviewInput } from 'api';
import { Box, useArrivalText, useErrorText, useFormat } from 'mfe-shared';
import { useWatch } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { arrivalPreviewQuery } from './customization.queries';

/** The arrival that the shop would promise now by the form's times, as the server computes it. */
export function ArrivalPreview({ option }: { option: 'one' | 'two' }) {
  const { t } = useTranslation('store-admin/customization');
  const { dateTime } = useFormat();
  const arrivalText = useArrivalText();
  const errorText = useErrorText();
  const checkout = useWatch({ name: 'checkout' }) as Record<string, unknown>;
  const times = {
    days: checkout[`shipping_${option}_days`],
    weekdays: checkout[`shipping_${option}_weekdays`],
    orderBy: checkout[`shipping_${option}_order_by`],
    deliverBy: checkout[`shipping_${option}_deliver_by`],
    daysOff: checkout.days_without_delivery,
  } as ArrivalPreviewInput;
  const isWhole = typeof times.days === 'number' && times.days <= 60 && times.weekdays.length > 0;
  const { data, error } = useQuery({
    ...arrivalPreviewQuery(useTenantId(), times),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  return (
    <Box role="status" sx={previewStyles}>
      {data && isWhole
        ? t('promise', {
            arrival: arrivalText(data, data.inDays),
            until: dateTime(data.orderBefore),
          })
        : error
          ? errorText(error)
          : ''}
    </Box>
  );
}

const previewStyles = {
  minHeight: 44,
  mt: 2,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'neutral.1',
  fontSize: '0.875rem',
};
