import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

const showMs = 6_000;

type Slides = {
  track: RefObject<HTMLDivElement | null>;
  index: number;
  goTo: (index: number) => void;
  playing: boolean;
  toggle: () => void;
  /** On the whole slider: nothing moves under a pointer or the keyboard's focus. */
  holdProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
};

const motionIsUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which slide is seen, and the clock that shows the next one. Who wants no motion gets none. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const [playing, setPlaying] = useState(() => !motionIsUnwanted());

  const goTo = useCallback(
    (wanted: number) => {
      const row = track.current;
      // How it moves there, smoothly or not at all, is a matter of style.
      if (row) row.scrollLeft = ((wanted + count) % count) * row.clientWidth;
    },
    [count],
  );

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const follow = () => setIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) goTo(index + 1);
    }, showMs);
    return () => clearInterval(timer);
  }, [playing, held, count, index, goTo]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    track,
    index,
    goTo,
    playing,
    toggle: () => setPlaying(!playing),
    holdProps: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
