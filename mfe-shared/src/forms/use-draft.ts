import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Draft } from '../session/drafts';
import { drafts } from '../session/drafts';
import { session } from '../session/session';
import { onSessionLost } from '../session/session-lost';
import { useTenant } from '../tenant/use-tenant';

type KeptDraft<T> = {
  /** Values that the same person typed in this tab before the session ended. */
  found: Draft<T> | null;
  /** The session has ended and the draft is stored, so the page may be left. */
  isKept: boolean;
  remove: () => void;
};

/** Stores the form's values when the session ends. `current` is null while nothing is typed. */
export function useDraft<T>(recordId: string, current: () => Draft<T> | null): KeptDraft<T> {
  const { id: tenantId } = useTenant();
  const { pathname } = useLocation();
  const [key] = useState(() => [tenantId, session.getState().user?.id, pathname, recordId].join(' '));
  const [found] = useState(() => drafts.read<T>(key));
  const [isKept, setIsKept] = useState(false);
  const latest = useRef(current);
  latest.current = current;
  useEffect(() => {
    let isLost = false;
    const keep = () => {
      const draft = latest.current();
      if (draft) drafts.write(key, draft);
      return draft !== null;
    };
    const stop = onSessionLost(() => {
      if (!keep()) return;
      isLost = true;
      setIsKept(true);
      // The page is left a moment later; what is typed until then is stored, too.
      window.addEventListener('pagehide', keep);
    });
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
      // A form that is left before the session has ended discards its draft.
      if (!isLost) drafts.remove(key);
    };
  }, [key]);
  return { found, isKept, remove: () => drafts.remove(key) };
}
