import type { RefObject } from 'react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

const showMs = 6_000;
/** By then the page is there, and the pictures of the other slides may take their share of the line. */
const restMs = 3_000;

type Slides = {
  track: RefObject<HTMLDivElement | null>;
  index: number;
  /** Whether the pictures of the slides beside the shown one are wanted already. */
  awake: boolean;
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
  const [awake, setAwake] = useState(false);
  const [playing, setPlaying] = useState(true);

  // Not at once: a server that renders the page knows nothing of the visitor.
  useEffect(() => {
    if (motionIsUnwanted()) setPlaying(false);
  }, []);

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
    const follow = () => {
      const shown = Math.round(row.scrollLeft / Math.max(1, row.clientWidth));
      startTransition(() => setIndex(shown));
    };
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

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAwake(true)), restMs);
    return () => clearTimeout(timer);
  }, []);

  const hold = () => {
    setHeld(true);
    setAwake(true);
  };
  const release = () => setHeld(false);
  return {
    track,
    index,
    awake,
    goTo,
    playing,
    toggle: () => setPlaying(!playing),
    holdProps: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
