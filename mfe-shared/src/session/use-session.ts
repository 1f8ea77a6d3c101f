import { useStore } from 'zustand';
import { sessionStore } from './session.store';
import type { SessionState } from './session.types';

/** The session's state, or a part of it; renders again only when that part changes. */
export function useSession(): SessionState;
export function useSession<Part>(selector: (state: SessionState) => Part): Part;
export function useSession<Part>(selector?: (state: SessionState) => Part): Part | SessionState {
  return useStore(sessionStore, selector ?? ((state) => state as never));
}
