import { readCookie, writeCookie } from '../cookies';
import { colorSchemeAttribute } from './build-theme';
import type { ColorScheme } from './palette';

const cookieName = 'color-mode';
const days = 365;
const listeners = new Set<() => void>();

/** The visitor's choice, stored in a cookie so that the edge writes the right page; else the system's preference. */
export function readColorMode(): ColorScheme {
  const stored = readCookie(cookieName);
  if (stored === 'light' || stored === 'dark') return stored;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets the scheme on the page; before the first paint, so that nothing flashes. */
export function applyColorMode(mode: ColorScheme): void {
  document.documentElement.setAttribute(colorSchemeAttribute, mode);
  document.documentElement.style.colorScheme = mode;
}

export function setColorMode(mode: ColorScheme): void {
  writeCookie(cookieName, mode, days);
  applyColorMode(mode);
  for (const listener of listeners) listener();
}

/** Also called when the system changes between light and dark. */
export function subscribeColorMode(changed: () => void): () => void {
  const system = window.matchMedia?.('(prefers-color-scheme: dark)');
  const follow = () => {
    applyColorMode(readColorMode());
    changed();
  };
  listeners.add(changed);
  system?.addEventListener('change', follow);
  return () => {
    listeners.delete(changed);
    system?.removeEventListener('change', follow);
  };
}
