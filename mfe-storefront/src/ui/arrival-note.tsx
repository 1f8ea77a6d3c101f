import { Truck } from 'lucide-react';
import { Box, useArrivalText, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { earliestOf, useArrivals } from './use-arrivals';

/** When it arrives if it is ordered now, and until when that holds. Nothing while that is not known. */
export function ArrivalNote() {
  const { t } = useTranslation('storefront/ui');
  const { time, date } = useFormat();
  const arrivalText = useArrivalText();
  const arrivals = useArrivals();
  const first = arrivals && earliestOf(arrivals);
  if (!first) return null;
  const { arrival } = first;
  const endsToday = date(arrival.orderBefore) === date(arrivals.now);
  return (
    <Box component="span" sx={noteStyles}>
      <Truck size={16} aria-hidden />
      <span>
        <span className="lead">{t('arrival.earliest')} </span>
        <strong>{arrivalText(arrival, arrival.inDays)}</strong>
        {endsToday ? (
          <span className="until"> · {t('arrival.orderBy', { time: time(arrival.orderBefore) })}</span>
        ) : null}
      </span>
    </Box>
  );
}

const noteStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  '& > svg': { flex: 'none', color: 'primary.main' },
};
