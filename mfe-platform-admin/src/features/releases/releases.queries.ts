import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Composition, ReleaseSettings, Rollout, RolloutInput, RolloutUpdate } from 'api';
import { adminClient } from 'mfe-shared';
import { releasesKey } from '../../ui/release-overview';

/** Whatever was done, the overview that shows it is there before the act counts as done. */
function useReleaseAct<Input, Reply>(act: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => client.invalidateQueries({ queryKey: releasesKey }),
  });
}

/** What the API fills in by itself may be left out. */
export type NewRollout = Pick<RolloutInput, 'remote' | 'build' | 'share'> & Partial<RolloutInput>;

export const useStartRollout = () =>
  useReleaseAct((input: NewRollout) => adminClient.post<Rollout>('/rollouts', input));

export const useChangeRollout = () =>
  useReleaseAct(({ id, ...change }: { id: string } & RolloutUpdate) =>
    adminClient.put<Rollout>(`/rollouts/${id}`, change),
  );

/** Makes builds live together: either all of them, or none. */
export const useGoLive = () =>
  useReleaseAct((parts: Record<string, string>) => adminClient.post<Composition>('/compositions', { parts }));

/** To the last good build of one part. */
export const useRollBack = () =>
  useReleaseAct((remote: string) => adminClient.post<Composition>('/compositions/rollback', { remote }));

export const useWithdraw = () =>
  useReleaseAct(({ remote, build, reason }: { remote: string; build: string; reason: string }) =>
    adminClient.post(`/releases/${remote}/${build}/withdraw`, { reason }),
  );

export const useSaveSettings = () =>
  useReleaseAct((settings: ReleaseSettings) => adminClient.put('/releases/settings', settings));
