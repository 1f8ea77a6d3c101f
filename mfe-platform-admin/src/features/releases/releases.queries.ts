import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReleaseSettings, RolloutUpdate } from 'api';
import type { ApiBody } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
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

export type SettingsValues = Omit<ReleaseSettings, 'version'>;
export type SettingsRecord = ReleaseSettings & { id: string };

/** The one document; forms want an id. */
export const settingsRecord = (settings: ReleaseSettings): SettingsRecord => ({
  id: 'releases',
  ...settings,
});

/** Saves over the version that was read. */
export function useSettingsCalls() {
  const client = useQueryClient();
  const { mutateAsync } = useReleaseAct((body: ReleaseSettings) =>
    adminClient.put('/releases/settings', { body }),
  );
  return {
    save: async (input: SettingsValues, base: SettingsRecord | null) =>
      settingsRecord(await mutateAsync({ ...input, version: base?.version ?? 0 })),
    readNewest: async () =>
      settingsRecord((await client.fetchQuery({ ...releaseOverviewOptions(), staleTime: 0 })).settings),
  };
}
