import { useCallback, useSyncExternalStore } from 'react';
import { readColorMode, setColorMode, subscribeColorMode } from './color-mode';

/** Light or dark, and a function to switch: `const [mode, toggle] = useColorMode()`. */
export function useColorMode(): ['light' | 'dark', () => void] {
  const mode = useSyncExternalStore(subscribeColorMode, readColorMode, () => 'light' as const);
  const toggle = useCallback(() => setColorMode(mode === 'dark' ? 'light' : 'dark'), [mode]);
  return [mode, toggle];
}
