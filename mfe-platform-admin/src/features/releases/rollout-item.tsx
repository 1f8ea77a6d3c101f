import type { Rollout } from 'api';
import { Box, Button, notify, Stack, Typography, useFormat, useMayWrite } from 'mfe-shared';
import { StatusChip } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuildName, shortBuild } from '../../ui/build-name';
import { Refusal } from '../../ui/refusal';
import type { Rings } from './audience';
import { audienceOf } from './audience';
import { useChangeRollout, useStartRollout } from './releases.queries';
import { ShareField } from './share-field';

type RolloutItemProps = { rollout: Rollout; rings: Rings; onFinish: () => void };

/** An active rollout with its audience and share. Releasing the slider changes it. */
export function RolloutItem({ rollout, rings, onFinish }: RolloutItemProps) {
  const { t } = useTranslation('platform-admin/releases');
  const { dateTime, percent } = useFormat();
  const [draft, setDraft] = useState<number | null>(null);
  const mayWrite = useMayWrite();
  const change = useChangeRollout();
  const again = useStartRollout();
  const { id, remote, build, share, ring, tenantIds } = rollout;
  const name = shortBuild(build);
  const shown = draft ?? share;
  const isWaiting = new Date(rollout.startsAt) > new Date();
  const { key, count } = audienceOf(rollout, rings);

  const save = (next: number) => {
    if (next === share || change.isPending) return setDraft(null);
    change.mutate(
      { id, share: next },
      {
        onSuccess: () => {
          setDraft(null);
          const undo = () => change.mutate({ id, share });
          notify.success(t('shareSaved', { remote, build: name, share: percent(next) }), {
            label: t('undo'),
            run: undo,
          });
        },
      },
    );
  };
  const stop = () =>
    change.mutate(
      { id, status: 'stopped' },
      {
        onSuccess: () => {
          // This item is unmounted by then.
          const undo = () =>
            void again.mutateAsync({ remote, build, share, ring, tenantIds }).catch(notify.error);
          notify.success(t('stopped', { remote, build: name }), { label: t('undo'), run: undo });
        },
      },
    );

  return (
    <Box component="li" aria-label={t('rolloutOf', { build: name })} sx={itemStyles}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h3" variant="h5">
          <BuildName build={build} /> {t(key, { count })}
        </Typography>
        {isWaiting ? (
          <StatusChip tone="info" label={t('startsAt', { when: dateTime(rollout.startsAt) })} />
        ) : (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('since', { when: dateTime(rollout.startsAt), who: rollout.createdBy })}
          </Typography>
        )}
        {mayWrite ? (
          <Stack direction="row" spacing={1} sx={{ ml: 'auto' }}>
            <Button size="small" variant="outlined" color="neutral" onClick={onFinish}>
              {t('finish')}
            </Button>
            <Button size="small" variant="outlined" color="error" disabled={change.isPending} onClick={stop}>
              {t('stop')}
            </Button>
          </Stack>
        ) : (
          <Typography sx={{ ml: 'auto', fontWeight: 600 }}>{percent(share)}</Typography>
        )}
      </Stack>
      {mayWrite ? (
        <Box onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}>
          <ShareField
            label={t('shareOf', { build: name })}
            value={shown}
            onChange={setDraft}
            onCommit={save}
          />
        </Box>
      ) : null}
      {draft !== null && draft !== share && !change.isPending ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
            {t('notSaved', { before: percent(share), share: percent(draft) })}
          </Typography>
          <Button size="small" variant="outlined" onClick={() => save(draft)}>
            {t('saveShare')}
          </Button>
          <Button size="small" color="neutral" onClick={() => setDraft(null)}>
            {t('discard')}
          </Button>
        </Stack>
      ) : null}
      {change.isError ? <Refusal error={change.error} /> : null}
    </Box>
  );
}

const itemStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
