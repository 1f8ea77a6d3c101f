import type { KeyboardEvent } from 'react';
import { useRef } from 'react';

/** Arrow keys move between a search field and the buttons of what it found. */
export function useArrowKeys() {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !ref.current) return;
    const stops = [...ref.current.querySelectorAll<HTMLElement>('input, li button:enabled')];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref, onKeyDown };
}
