import type { OverviewBuild } from 'api';
import { EllipsisVertical } from 'lucide-react';
import { Box, IconButton, Menu, MenuItem, Stack, Typography, useFormat, useMayWrite } from 'mfe-shared';
import { DataTable, StatusChip } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { BuildName, shortBuild } from '../../ui/build-name';
import { SecondLine } from '../../ui/second-line';
import { useMeasured } from '../../ui/use-measured';
import { useMessageText } from '../../ui/use-message-text';
import { healthOf, healthStyles, healthTones } from './build-health';
import { BuildProofs } from './build-proofs';

type BuildTableProps = {
  remote: string;
  live: string | undefined;
  builds: readonly OverviewBuild[];
  onRollOut: (build: string) => void;
  onGoLive: (build: string) => void;
  onPreview: (build: string) => void;
  onWithdraw: (build: string) => void;
};

/** The health of each build in the last 24 hours. */
export function BuildTable({ remote, live, builds, ...acts }: BuildTableProps) {
  const { t } = useTranslation('platform-admin/releases');
  const { number, percent, dateTime } = useFormat();
  const measured = useMeasured();
  const figures = ({ pages, errors, visitorsWithErrors, p75 }: OverviewBuild) =>
    [
      t('pagesCount', { count: pages, pages: number(pages) }),
      t('errorsCount', { count: errors, errors: number(errors) }),
      t('visitorsCount', { count: visitorsWithErrors, visitors: number(visitorsWithErrors) }),
      `LCP ${measured.time(p75.lcp)}`,
      `${t('load')} ${measured.time(p75.load)}`,
    ].join(' · ');
  const origin = ({ label, publishedAt, publishedBy }: OverviewBuild) =>
    [label, ...(publishedAt ? [dateTime(publishedAt), publishedBy || t('ownBuild')] : [])].join(' · ');

  return (
    <DataTable<OverviewBuild>
      caption={t('buildsOf', { remote })}
      rows={builds}
      rowId={({ build }) => build}
      columns={[
        {
          key: 'build',
          header: t('build'),
          cell: (build) => (
            <Box sx={{ whiteSpace: 'normal', py: 0.5, minWidth: 120 }}>
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                <Swatch build={build} />
                <Typography component="span" variant="subtitle2">
                  <BuildName build={build.build} />
                </Typography>
                <Typography component="span" variant="subtitle2" sx={onPhones}>
                  {percent(build.share)}
                </Typography>
              </Stack>
              <Box sx={{ ...onPhones, my: 0.5 }}>
                <BuildState build={build} live={live} />
              </Box>
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {origin(build)}
              </Typography>
              <SecondLine until="md">{figures(build)}</SecondLine>
              <BuildProofs build={build} />
            </Box>
          ),
        },
        {
          key: 'state',
          header: t('state'),
          hideBelow: 'sm',
          cell: (build) => <BuildState build={build} live={live} />,
        },
        {
          key: 'share',
          header: t('share'),
          align: 'right',
          hideBelow: 'sm',
          cell: ({ share }) => percent(share),
        },
        ...(
          [
            ['pages', ({ pages }) => number(pages)],
            ['errors', ({ errors }) => number(errors)],
            ['visitors', ({ visitorsWithErrors }) => number(visitorsWithErrors)],
            ['lcp', ({ p75 }) => measured.time(p75.lcp)],
            ['load', ({ p75 }) => measured.time(p75.load)],
          ] as const satisfies [string, (build: OverviewBuild) => string][]
        ).map(([key, cell]) => ({
          key,
          header: t(key),
          align: 'right' as const,
          hideBelow: 'md' as const,
          cell,
        })),
        {
          key: 'acts',
          header: '',
          align: 'right',
          cell: (build) => <BuildMenu remote={remote} build={build} live={live} {...acts} />,
        },
      ]}
    />
  );
}

const onPhones = { display: { xs: 'block', sm: 'none' } } as const;

function Swatch({ build }: { build: OverviewBuild }) {
  const { color, pattern } = healthStyles[healthOf(build)];
  return (
    <Box
      aria-hidden
      sx={{ flex: 'none', width: 16, height: 16, borderRadius: '3px', color, backgroundImage: pattern }}
    />
  );
}

/** The state of the build, or else its health. */
function BuildState({ build, live }: { build: OverviewBuild; live: string | undefined }) {
  const { t } = useTranslation('platform-admin/releases');
  const messageText = useMessageText();
  const health = healthOf(build);
  if (build.status !== 'published')
    return (
      <Stack sx={{ alignItems: 'flex-start', gap: 0.25, whiteSpace: 'normal', minWidth: 100 }}>
        <StatusChip
          tone={build.status === 'uploading' ? 'info' : 'danger'}
          label={t(`status.${build.status}`)}
        />
        {build.reason ? <Typography variant="caption">{messageText(build.reason)}</Typography> : null}
      </Stack>
    );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {build.build === live ? <StatusChip tone="info" label={t('live')} /> : null}
      <StatusChip tone={healthTones[health]} label={t(`health.${health}`)} />
    </Stack>
  );
}

type BuildMenuProps = Omit<BuildTableProps, 'builds'> & { build: OverviewBuild };

function BuildMenu({ remote, build: { build, status }, live, ...acts }: BuildMenuProps) {
  const { t } = useTranslation('platform-admin/releases');
  const mayWrite = useMayWrite();
  const usable = mayWrite && status === 'published' && build !== live;
  return (
    <Menu
      trigger={(props) => (
        <IconButton {...props} size="small" label={t('actsOf', { build: shortBuild(build) })}>
          <EllipsisVertical size={16} />
        </IconButton>
      )}
    >
      {usable ? <MenuItem onClick={() => acts.onRollOut(build)}>{t('rollOut')}</MenuItem> : null}
      {usable ? <MenuItem onClick={() => acts.onGoLive(build)}>{t('makeLive')}</MenuItem> : null}
      {usable ? <MenuItem onClick={() => acts.onPreview(build)}>{t('preview')}</MenuItem> : null}
      <MenuItem to={`/platform-admin/releases/errors?remote=${remote}&build=${build}`}>
        {t('seeErrors')}
      </MenuItem>
      {status === 'withdrawn' || !mayWrite ? null : (
        <MenuItem danger onClick={() => acts.onWithdraw(build)}>
          {t('withdraw')}
        </MenuItem>
      )}
    </Menu>
  );
}
