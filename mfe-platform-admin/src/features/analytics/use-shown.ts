import { useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useMeasured } from '../../ui/use-measured';
import type { PlatformAnalytics } from './analytics.queries';

type Name = Exclude<keyof PlatformAnalytics['figures'], 'sales'>;

/** A figure of all stores: how it is written, and what has to be known of it. */
export type Shown = {
  name: Name;
  /** The list of stores by it. */
  list: string;
  format: (value: number | null) => string;
  /** The unit of the numbers in a file. */
  unit?: 'ms' | 'bytes';
  note?: string;
};

/** All figures but revenue, in the order of the page. */
export function useShown(): Shown[] {
  const { t } = useTranslation('platform-admin/analytics');
  const { number } = useFormat();
  const { time, size } = useMeasured();
  const listBy = (sort: string) => `/platform-admin/tenants${sort && `?sort=-${sort}`}`;
  const count = (name: Name, sort: string): Shown => ({
    ...{ name, list: listBy(sort), format: (value) => (value === null ? '–' : number(value)) },
  });
  return [
    count('stores', ''),
    count('newStores', ''),
    count('activeStores', 'orders'),
    count('orders', 'orders'),
    count('signUps', 'signUps'),
    count('errors', 'errors'),
    { name: 'loadP95', list: listBy('loadP95'), format: time, unit: 'ms' },
    { name: 'databaseMs', list: listBy('databaseMs'), format: time, unit: 'ms', note: t('databaseMsNote') },
    { name: 'pictureBytes', list: listBy('pictureBytes'), format: size, unit: 'bytes' },
    {
      ...{ name: 'databaseBytes', list: listBy('databaseBytes'), format: size, unit: 'bytes' },
      note: t('databaseBytesNote'),
    },
  ];
}
