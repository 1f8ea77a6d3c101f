import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Draft } from '../session/drafts';
import { drafts } from '../session/drafts';
import { session } from '../session/session';
import { onSessionLost } from '../session/session-lost';
import { useTenant } from '../tenant/use-tenant';

type KeptDraft<T> = {
  /** What was typed here before the session ended, by the same person in the same tab. */
  found: Draft<T> | null;
  /** The session has ended and what was typed is kept: the page may be left. */
  isKept: boolean;
  remove: () => void;
};

/** Keeps what is typed when the session ends. `current` is null while nothing is typed. */
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
      // The page is left a moment later; what is typed until then is kept, too.
      window.addEventListener('pagehide', keep);
    });
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
      // Who leaves the form while signed in has chosen to.
      if (!isLost && session.getState().isAuthenticated) drafts.remove(key);
    };
  }, [key]);
  return { found, isKept, remove: () => drafts.remove(key) };
}
