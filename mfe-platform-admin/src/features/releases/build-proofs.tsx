import type { OverviewBuild } from 'api';
import { Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useMeasured } from '../../ui/use-measured';

/** The checks that a build has passed before visitors got it: on the platform, and in a browser. */
export function BuildProofs({ build: { ran, opened } }: { build: OverviewBuild }) {
  const { t } = useTranslation('platform-admin/releases');
  const { number, dateTime } = useFormat();
  const { time } = useMeasured();
  const lines = [
    ran && t('ran', { count: ran.sets, sets: number(ran.sets), took: time(ran.ms), when: dateTime(ran.at) }),
    opened &&
      t('opened', {
        ...{ count: opened.pages, pages: number(opened.pages) },
        ...{ took: time(opened.ms), when: dateTime(opened.at) },
      }),
  ].filter(Boolean);
  return lines.map((line) => (
    <Typography key={line} component="p" variant="caption" sx={{ color: 'text.secondary' }}>
      {line}
    </Typography>
  ));
}
