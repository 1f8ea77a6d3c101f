import { useState } from 'react';
import type { Line } from './override-line';
import { OverrideLine } from './override-line';
import { text } from './texts';
import { usePageLanguage } from './use-page-language';

type Props = { lines: Line[]; onOff: () => void };

/** Says what this page has that others have not, and can end that. */
export function OverrideBar({ lines, onOff }: Props) {
  const language = usePageLanguage();
  const [failed, setFailed] = useState(false);
  const isLocal = lines.some(({ override }) => 'origin' in override);

  async function switchOff(): Promise<void> {
    setFailed(false);
    const reply = await fetch('/live/override/off', { method: 'POST' }).catch(() => null);
    if (reply?.ok) onOff();
    else setFailed(true);
  }

  return (
    <aside className="larder-override" aria-label={text(isLocal ? 'label' : 'preview', language)}>
      <div className="larder-override-lines">
        {lines.map((line) => (
          <OverrideLine key={line.override.remote} {...line} />
        ))}
        {failed && <strong role="alert">{text('failed', language)}</strong>}
      </div>
      <button type="button" className="larder-button" onClick={() => void switchOff()}>
        {text('off', language)}
      </button>
    </aside>
  );
}
