import { useState, useSyncExternalStore } from 'react';
import type { Override } from '../page/composition';
import { textsOf } from '../screens/texts-of';
import type { LocalBuild } from './local-build';
import type english from './locales/en.json';
import { usePageLanguage } from './use-page-language';

const text = textsOf<typeof english>(
  import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' }),
);

type Props = { override: Override; local: LocalBuild; onOff: () => void };

/** Says that this page has a local build and which state it is in, and can end that. */
export function OverrideBar({ override, local, onOff }: Props) {
  const { remote, origin, expiresAt } = override;
  const state = useSyncExternalStore(local.subscribe, local.state);
  const language = usePageLanguage();
  const [failed, setFailed] = useState(false);
  const until = new Date(expiresAt).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  const words = { remote, origin, until };

  async function switchOff(): Promise<void> {
    setFailed(false);
    const reply = await fetch('/live/override/off', { method: 'POST' }).catch(() => null);
    if (reply?.ok) onOff();
    else setFailed(true);
  }

  return (
    <aside className="larder-override" aria-label={text('label', language)} data-state={state}>
      <p>
        <span role="status">{text(state, language, words)}</span> {text('onlyHere', language, words)}
        {failed && <strong role="alert"> {text('failed', language)}</strong>}
      </p>
      <button type="button" className="larder-button" onClick={() => void switchOff()}>
        {text('off', language)}
      </button>
    </aside>
  );
}
