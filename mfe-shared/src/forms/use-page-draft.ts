import { useState } from 'react';
import { drafts } from '../session/drafts';
import { session } from '../session/session';
import { useTenant } from '../tenant/use-tenant';

export type PageDraft<T> = {
  /** Values that the same person typed in this tab before. */
  found: T | null;
  keep: (typed: T) => void;
  remove: () => void;
};

/** Keeps typed values of a place in this tab until they are removed or the person signs out. The page may be left. */
export function usePageDraft<T>(place: string): PageDraft<T> {
  const { id: tenantId } = useTenant();
  const [key] = useState(() => [tenantId, session.getState().user?.id, place].join(' '));
  const [found] = useState(() => drafts.read<T>(key)?.typed ?? null);
  return {
    found,
    keep: (typed) => drafts.write(key, { before: null, typed }),
    remove: () => drafts.remove(key),
  };
}
