import type { OverviewBuild } from 'api';
import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { shortBuild } from '../../ui/build-name';
import { healthOf, healthStyles } from './build-health';

/** The shares of the visitors: a segment for each build, as wide as its share. */
export function BuildBar({ remote, builds }: { remote: string; builds: readonly OverviewBuild[] }) {
  const { t } = useTranslation('platform-admin/releases');
  const { percent } = useFormat();
  const given = builds.filter(({ share }) => share > 0);
  const labels = given.map((build) =>
    t('segment', {
      build: shortBuild(build.build),
      share: percent(build.share),
      health: t(`health.${healthOf(build)}`),
    }),
  );
  return (
    <Box role="img" aria-label={t('barOf', { remote, builds: labels.join('; ') })} sx={barStyles}>
      {given.map((build, index) => {
        const { color, surface, pattern } = healthStyles[healthOf(build)];
        return (
          <Box
            key={build.build}
            title={labels[index]}
            style={{ flexGrow: build.share }}
            sx={{ ...segmentStyles, color, bgcolor: surface }}
          >
            <Box component="span" sx={wordStyles}>
              <span className="name">{`${shortBuild(build.build)} · `}</span>
              <span className="share">{percent(build.share)}</span>
            </Box>
            <Box component="span" sx={{ display: 'block', height: 8, backgroundImage: pattern }} />
          </Box>
        );
      })}
    </Box>
  );
}

const barStyles = {
  display: 'flex',
  gap: '2px',
  height: 40,
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'neutral.1',
} as const;

const segmentStyles = {
  flexBasis: 0,
  minWidth: 6,
  display: 'flex',
  flexDirection: 'column',
  transition: 'flex-grow 200ms ease-out',
  // A narrow segment shows its share only, a very narrow one nothing: the table below has the name.
  containerType: 'inline-size',
  '@container (max-width: 110px)': { '& .name': { display: 'none' } },
  '@container (max-width: 44px)': { '& .share': { display: 'none' } },
} as const;

const wordStyles = {
  flex: 1,
  px: 1,
  overflow: 'hidden',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '32px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
