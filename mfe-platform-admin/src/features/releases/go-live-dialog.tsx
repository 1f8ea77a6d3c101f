import { ApiError, Button, Dialog, notify, Select, Stack, Typography, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortBuild } from '../../ui/build-name';
import { Refusal } from '../../ui/refusal';
import type { ReleasePart } from '../../ui/release-overview';
import { useChangeRollout, useGoLive } from './releases.queries';

type GoLiveDialogProps = {
  parts: readonly ReleasePart[];
  remote: string;
  build: string;
  /** The rollout that this finishes. */
  rolloutId?: string | undefined;
  onClose: () => void;
};

/**
 * Makes a build live after a confirmation. When other parts would break, fitting builds of them can go live in the
 * same step.
 */
export function GoLiveDialog({ parts, remote, build, rolloutId, onClose }: GoLiveDialogProps) {
  const { t } = useTranslation('platform-admin/releases');
  const { dateTime } = useFormat();
  const finish = useChangeRollout();
  const goLive = useGoLive();
  /** Part → the build that goes live with it; '' for none. */
  const [others, setOthers] = useState<Record<string, string>>({});
  const error = goLive.error ?? finish.error;
  const name = shortBuild(build);
  const moved = Object.entries(others).filter(([, chosen]) => chosen !== '');
  const busy = goLive.isPending || finish.isPending;

  const done = {
    onSuccess: () => {
      notify.success(t('wentLive', { remote, build: name }));
      onClose();
    },
    onError: (failed: Error) =>
      setOthers((before) => ({ ...choicesFor(brokenBy(failed, remote), parts), ...before })),
  };
  const run = () => {
    if (rolloutId && moved.length === 0) finish.mutate({ id: rolloutId, status: 'finished' }, done);
    else goLive.mutate({ ...Object.fromEntries(moved), [remote]: build }, done);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('goLiveTitle', { remote, build: name })}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="contained" onClick={run} loading={busy}>
            {t(moved.length > 0 ? 'goLiveTogether' : 'makeLive')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t('goLiveText')}</Typography>
        {error ? <Refusal error={error} /> : null}
        {Object.keys(others).length > 0 ? (
          <Stack component="section" spacing={1.5} aria-label={t('moveToo')}>
            <Typography variant="h5" component="h3">
              {t('moveToo')}
            </Typography>
            {Object.entries(others).map(([part, chosen]) => (
              <Select
                key={part}
                label={part}
                value={chosen}
                onChange={(event) => setOthers((before) => ({ ...before, [part]: event.target.value }))}
                options={[
                  { value: '', label: t('leaveAsIs') },
                  ...candidates(part, parts).map((one) => ({
                    value: one.build,
                    label: [
                      shortBuild(one.build),
                      one.label,
                      ...(one.publishedAt ? [dateTime(one.publishedAt)] : []),
                    ].join(' · '),
                  })),
                ]}
              />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** The other parts in the gate's refusal. */
function brokenBy(error: Error, remote: string): string[] {
  if (!(error instanceof ApiError) || error.code !== 'RELEASE_REFUSED') return [];
  return [...new Set(error.details?.map(({ field }) => field))].filter((field) => field !== remote);
}

/** Builds of a part that could replace its live one, newest first. */
function candidates(remote: string, parts: readonly ReleasePart[]) {
  const part = parts.find((one) => one.remote === remote);
  const builds = part?.builds.filter(
    ({ build, status }) => status === 'published' && build !== part.live?.build,
  );
  return [...(builds ?? [])].sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}

/** Each with its newest build, which was most likely made for this. */
const choicesFor = (remotes: readonly string[], parts: readonly ReleasePart[]) =>
  Object.fromEntries(
    remotes
      .filter((remote) => candidates(remote, parts).length > 0)
      .map((remote) => [remote, candidates(remote, parts)[0]?.build ?? '']),
  );
