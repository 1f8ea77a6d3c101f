import { useQuery } from '@tanstack/react-query';
import { textIn } from 'api/languages';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { constants } from '../constants';
import { useLanguage } from '../i18n/use-language';
import { settingsQueries } from '../settings/settings.queries';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';

/** How often an open page asks whether one was announced. */
const askEveryMs = 300_000;

/** Says that operators work on the platform, or will; in the reader's own time. It goes when that is over. */
export function MaintenanceBanner() {
  const { t } = useTranslation('common');
  const [language] = useLanguage();
  const now = useNow();
  const { data } = useQuery({ ...settingsQueries.platform(), refetchInterval: askEveryMs });
  const maintenance = data?.maintenance;
  if (!maintenance || now === null) return null;
  const [from, until] = [new Date(maintenance.from), new Date(maintenance.until)];
  if (now >= until.getTime()) return null;
  const format = new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  });
  const message = textIn(maintenance.message, language, constants.defaults.language);
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0, '@media print': { display: 'none' } }}>
      <Box component="strong">
        {now < from.getTime()
          ? t('maintenance.planned', { times: format.formatRange(from, until) })
          : t('maintenance.now', { until: format.format(until) })}
      </Box>
      {message ? ` ${message}` : null}
    </Alert>
  );
}

/** Null while a page is rendered on the server, which does not know the visitor's clock. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
