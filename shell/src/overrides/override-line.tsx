import { useSyncExternalStore } from 'react';
import type { Override } from '../page/composition';
import type { LocalBuild } from './local-build';
import { text } from './texts';
import { usePageLanguage } from './use-page-language';

export type Line = { override: Override; local: LocalBuild };

/** The build that this page has of one part, and until when. */
export function OverrideLine({ override, local }: Line) {
  const state = useSyncExternalStore(local.subscribe, local.state);
  const language = usePageLanguage();
  const until = new Date(override.expiresAt).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
  });
  const { remote } = override;
  const sentence =
    'origin' in override
      ? text(state, language, { remote, origin: override.origin })
      : text(override.instead ? 'published' : 'publishedFirst', language, {
          ...{ remote, label: override.label, instead: override.instead ?? '' },
        });
  return (
    <p data-state={state}>
      <span role="status">{sentence}</span> {text('onlyHere', language, { until })}
    </p>
  );
}
