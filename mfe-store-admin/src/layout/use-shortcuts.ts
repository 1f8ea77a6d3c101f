import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

const places: Record<string, string> = {
  d: '/admin/dashboard',
  o: '/admin/orders',
  p: '/admin/products',
  s: '/admin/stock',
  c: '/admin/customers',
  a: '/admin/analytics',
  n: '/admin/notifications',
};

/** Not 0, because the first second of a page is shortly after 0. */
const never = Number.NEGATIVE_INFINITY;

/** How long after `g` the second key still belongs to it. */
const sequenceMs = 1_200;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** `g` and a letter open a page, `?` lists the keys; never while someone types or a dialog is open. */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  const latest = useRef(onHelp);
  latest.current = onHelp;
  useEffect(() => {
    let startedAt = never;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
        return;
      if (document.querySelector('[role="dialog"]')) return;
      const place = event.timeStamp - startedAt < sequenceMs ? places[event.key] : undefined;
      startedAt = event.key === 'g' ? event.timeStamp : never;
      if (place) {
        // So that `g n` does not also trigger the list's own `n`.
        event.preventDefault();
        event.stopImmediatePropagation();
        navigate(place);
      } else if (event.key === '?') {
        event.preventDefault();
        latest.current();
      }
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [navigate]);
}
