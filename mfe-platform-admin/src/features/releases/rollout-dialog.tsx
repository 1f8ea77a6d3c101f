import {
  ApiError,
  Button,
  Dialog,
  notify,
  Select,
  Stack,
  TextField,
  Typography,
  useFormat,
} from 'mfe-shared';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortBuild } from '../../ui/build-name';
import { Refusal } from '../../ui/refusal';
import type { ReleasePart } from '../../ui/release-overview';
import type { Rings } from './audience';
import { storesUpTo } from './audience';
import { useStartRollout } from './releases.queries';
import { ShareField } from './share-field';
import { StorePicker } from './store-picker';

const audiences = ['all', 'first', 'early', 'stores'] as const;
type Audience = (typeof audiences)[number];

/** 5 %: enough to see errors, and few visitors are affected. */
const firstShare = 500;

type RolloutDialogProps = {
  part: ReleasePart;
  rings: Rings;
  /** The preselected build; the newest by default. */
  build?: string | undefined;
  onGoLive: (build: string) => void;
  onClose: () => void;
};

/** Starts a rollout. */
export function RolloutDialog({ part, rings, build: given, onGoLive, onClose }: RolloutDialogProps) {
  const { t } = useTranslation('platform-admin/releases');
  const { dateTime, percent } = useFormat();
  const formId = useId();
  const { remote } = part;
  const builds = part.builds
    .filter(({ build, status }) => status === 'published' && build !== part.live?.build)
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  const [build, setBuild] = useState(given ?? builds[0]?.build ?? '');
  const [share, setShare] = useState(firstShare);
  const [audience, setAudience] = useState<Audience>('all');
  const [stores, setStores] = useState<string[]>([]);
  const [startsAt, setStartsAt] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const start = useStartRollout();
  const counts = { all: storesUpTo(rings, 'everyone'), first: storesUpTo(rings, 'first') };
  const countOf = (one: Audience) =>
    one === 'early' ? storesUpTo(rings, 'early') : one === 'stores' ? stores.length : counts[one];
  const breaksOthers =
    start.error instanceof ApiError && start.error.details?.some(({ field }) => field !== remote);

  const submit = (event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    if (!event.currentTarget.checkValidity()) return;
    if (audience === 'stores' && stores.length === 0) return setIncomplete(true);
    start.mutate(
      {
        remote,
        build,
        share,
        ring: audience === 'first' || audience === 'early' ? audience : null,
        tenantIds: audience === 'stores' ? stores : null,
        ...(startsAt && { startsAt: new Date(startsAt).toISOString() }),
      },
      {
        onSuccess: () => {
          notify.success(t('started', { remote, build: shortBuild(build), share: percent(share) }));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('startTitle', { remote })}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={start.isPending}>
            {t(builds.length > 0 ? 'cancel' : 'close')}
          </Button>
          {builds.length > 0 ? (
            <Button variant="contained" type="submit" form={formId} loading={start.isPending}>
              {t('start')}
            </Button>
          ) : null}
        </>
      }
    >
      {builds.length === 0 ? (
        <Typography>{t('nothingToStart', { command: `npm run release -- ${remote}` })}</Typography>
      ) : (
        <Stack component="form" id={formId} spacing={2} onSubmit={submit} noValidate>
          <Select
            label={t('build')}
            value={build}
            onChange={(event) => setBuild(event.target.value)}
            options={builds.map((one) => ({
              value: one.build,
              label: [
                shortBuild(one.build),
                one.label,
                ...(one.publishedAt ? [dateTime(one.publishedAt)] : []),
              ].join(' · '),
            }))}
          />
          <div>
            <Typography variant="subtitle2" component="div" aria-hidden>
              {t('shareOfVisitors')}
            </Typography>
            <ShareField label={t('shareOfVisitors')} value={share} onChange={setShare} />
          </div>
          <Select
            label={t('forWhom')}
            value={audience}
            onChange={(event) => setAudience(event.target.value as Audience)}
            options={audiences.map((value) => ({
              value,
              label: t(`choose.${value}`, { count: countOf(value) }),
            }))}
          />
          {audience === 'stores' ? (
            <StorePicker
              value={stores}
              onChange={setStores}
              error={incomplete && stores.length === 0 ? t('chooseStore') : undefined}
            />
          ) : null}
          <TextField
            type="datetime-local"
            label={t('starts')}
            help={t('startsHelp')}
            required={false}
            value={startsAt}
            onChange={(event) => setStartsAt(event.target.value)}
          />
          {start.isError ? (
            <Refusal error={start.error}>
              {breaksOthers ? (
                <>
                  <Typography variant="body2">{t('onlyTogether')}</Typography>
                  <Button size="small" onClick={() => onGoLive(build)}>
                    {t('moveTooAction')}
                  </Button>
                </>
              ) : null}
            </Refusal>
          ) : null}
        </Stack>
      )}
    </Dialog>
  );
}
