import { useEffect } from 'react';
import type { Shared } from '../app/shared-context';
import { settingsQueries } from '../settings/settings.queries';

/** A page in a frame is a preview: the edge lets only pages of the same origin frame it. */
export function usePreview({ queryClient, tenant, changeLanguage }: Shared): void {
  useEffect(() => {
    if (window.parent === window) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    void import(/* webpackChunkName: "preview" */ './preview').then(({ startPreview }) => {
      if (isOver) return;
      stop = startPreview({
        customization: () =>
          queryClient.getQueryData(settingsQueries.customization(tenant.id).queryKey) ?? undefined,
        changeLanguage,
      });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queryClient, tenant, changeLanguage]);
}
