import type { RefCallback } from 'react';
import { useCallback, useState } from 'react';

/** Whether an element is as wide as its content needs; measured again whenever either changes its size. */
export function useFits(): [RefCallback<HTMLElement>, boolean] {
  const [fits, setFits] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setFits(element.scrollWidth <= element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [measure, fits];
}
