import { Undo2 } from 'lucide-react';
import { Box, Button, Card, notify, Stack, Typography, useFormat } from 'mfe-shared';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuildName, shortBuild } from '../../ui/build-name';
import { MayWrite } from '../../ui/may';
import { Refusal } from '../../ui/refusal';
import type { ReleasePart } from '../../ui/release-overview';
import type { Rings } from './audience';
import { BuildBar } from './build-bar';
import { BuildTable } from './build-table';
import { GoLiveDialog } from './go-live-dialog';
import { PreviewDialog } from './preview-dialog';
import { useGoLive, useRollBack } from './releases.queries';
import { RolloutDialog } from './rollout-dialog';
import { RolloutItem } from './rollout-item';
import { WithdrawDialog } from './withdraw-dialog';

type Open =
  | { kind: 'rollout'; build?: string }
  | { kind: 'live'; build: string; rolloutId?: string }
  | { kind: 'withdraw' | 'preview'; build: string };

type PartCardProps = { part: ReleasePart; parts: readonly ReleasePart[]; rings: Rings };

/** One part: its live build, its rollouts, the health of its builds, and a rollback button. */
export function PartCard({ part, parts, rings }: PartCardProps) {
  const { t } = useTranslation('platform-admin/releases');
  const titleId = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const [all, setAll] = useState(false);
  const rollBack = useRollBack();
  const goLive = useGoLive();
  const { remote, live, lastGood, builds, rollouts } = part;
  const close = () => setOpen(null);
  const used = builds.filter(
    ({ build, share }) =>
      share > 0 || build === live?.build || rollouts.some((rollout) => rollout.build === build),
  );
  const others = builds.length - used.length;

  const back = () =>
    rollBack.mutate(remote, {
      onSuccess: ({ parts: now }) => {
        const again = () => void goLive.mutateAsync({ [remote]: live?.build ?? '' }).catch(notify.error);
        // Undo could not restore rollouts that this ended.
        const undo = live && rollouts.length === 0 ? { label: t('undo'), run: again } : undefined;
        notify.success(t('wentBack', { remote, build: shortBuild(now[remote] ?? '') }), undo);
      },
    });

  return (
    <Card component="section" aria-labelledby={titleId} sx={cardStyles}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id={titleId} variant="h4" component="h2">
            {remote}
          </Typography>
          <LiveLine part={part} />
        </Box>
        <MayWrite>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {lastGood ? (
              <Button
                size="small"
                variant="outlined"
                startIcon={<Undo2 size={16} />}
                loading={rollBack.isPending}
                onClick={back}
              >
                {t('backTo', { build: shortBuild(lastGood) })}
              </Button>
            ) : null}
            <Button
              size="small"
              variant="outlined"
              color="neutral"
              onClick={() => setOpen({ kind: 'rollout' })}
            >
              {t('startRollout')}
            </Button>
          </Stack>
        </MayWrite>
      </Stack>
      {rollBack.isError ? <Refusal error={rollBack.error} /> : null}
      {used.length > 0 ? <BuildBar remote={remote} builds={used} /> : null}
      {rollouts.length > 0 ? (
        <Stack component="ul" role="list" spacing={1} aria-label={t('rolloutsOf', { remote })}>
          {rollouts.map((rollout) => (
            <RolloutItem
              key={rollout.id}
              rollout={rollout}
              rings={rings}
              onFinish={() => setOpen({ kind: 'live', build: rollout.build, rolloutId: rollout.id })}
            />
          ))}
        </Stack>
      ) : null}
      <BuildTable
        remote={remote}
        live={live?.build}
        builds={all ? builds : used}
        onRollOut={(build) => setOpen({ kind: 'rollout', build })}
        onGoLive={(build) => setOpen({ kind: 'live', build })}
        onPreview={(build) => setOpen({ kind: 'preview', build })}
        onWithdraw={(build) => setOpen({ kind: 'withdraw', build })}
      />
      {others > 0 ? (
        <Button
          size="small"
          color="neutral"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          sx={otherStyles}
        >
          {all ? t('fewerBuilds') : t('moreBuilds', { count: others })}
        </Button>
      ) : null}
      {open?.kind === 'rollout' ? (
        <RolloutDialog
          part={part}
          rings={rings}
          build={open.build}
          onGoLive={(build) => setOpen({ kind: 'live', build })}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'live' ? (
        <GoLiveDialog
          parts={parts}
          remote={remote}
          build={open.build}
          rolloutId={open.rolloutId}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'preview' ? <PreviewDialog remote={remote} build={open.build} onClose={close} /> : null}
      {open?.kind === 'withdraw' ? <WithdrawDialog part={part} build={open.build} onClose={close} /> : null}
    </Card>
  );
}

function LiveLine({ part: { live } }: { part: ReleasePart }) {
  const { t } = useTranslation('platform-admin/releases');
  const { dateTime } = useFormat();
  if (!live)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('nothingLive')}
      </Typography>
    );
  const { build, label, publishedAt, publishedBy, commit } = live;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {t('live')}{' '}
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
        <BuildName build={build} /> <span title={commit ?? undefined}>{label}</span>
      </Box>
      {publishedAt && publishedBy
        ? ` · ${t('publishedBy', { when: dateTime(publishedAt), who: publishedBy })}`
        : null}
      {publishedAt && !publishedBy ? ` · ${dateTime(publishedAt)}, ${t('ownBuild')}` : null}
    </Typography>
  );
}

const cardStyles = { display: 'flex', flexDirection: 'column', gap: 1.5, p: { xs: 2, md: 2.5 } } as const;
const otherStyles = { alignSelf: 'flex-start' } as const;
