import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RolloutUpdate } from 'api';
import type { ApiBody } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { defineDocument } from 'mfe-shared/backoffice';
import { releaseOverviewOptions, releasesKey } from '../../ui/release-overview';

/** An action succeeds only when the overview has been fetched again. */
function useReleaseAct<Input, Reply>(act: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => client.invalidateQueries({ queryKey: releasesKey }),
  });
}

export type NewRollout = ApiBody<'post', '/rollouts'>;

export const useStartRollout = () =>
  useReleaseAct((body: NewRollout) => adminClient.post('/rollouts', { body }));

export const useChangeRollout = () =>
  useReleaseAct(({ id, ...body }: { id: string } & RolloutUpdate) =>
    adminClient.put('/rollouts/{id}', { path: { id }, body }),
  );

/** Makes builds live together: all or none. */
export const useGoLive = () =>
  useReleaseAct((parts: Record<string, string>) => adminClient.post('/compositions', { body: { parts } }));

/** Rolls one part back to its last good build. */
export const useRollBack = () =>
  useReleaseAct((remote: string) => adminClient.post('/compositions/rollback', { body: { remote } }));

export const useWithdraw = () =>
  useReleaseAct(({ remote, build, reason }: { remote: string; build: string; reason: string }) =>
    adminClient.post('/releases/{remote}/{build}/withdraw', { path: { remote, build }, body: { reason } }),
  );

/** A ticket for a link that opens a build in one browser. */
export const usePreview = () =>
  useMutation({
    mutationFn: (body: { remote: string; build: string }) => adminClient.post('/overrides', { body }),
  });

export const releaseSettings = defineDocument('/releases/settings', {
  read: releaseOverviewOptions,
  member: 'settings',
});
