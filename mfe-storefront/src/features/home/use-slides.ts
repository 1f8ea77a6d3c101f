import type { RefObject } from 'react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

const showMs = 6_000;
/** The page is loaded by then, so that the other slides' pictures do not delay it. */
const restMs = 3_000;

type Slides = {
  track: RefObject<HTMLDivElement | null>;
  index: number;
  /** Whether the pictures of the neighbouring slides should load. */
  awake: boolean;
  goTo: (index: number) => void;
  playing: boolean;
  toggle: () => void;
  /** For the whole slider: it does not move while it is hovered or focused. */
  holdProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
};

const motionIsUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The visible slide, and the timer for the next one, which is off for visitors who prefer reduced motion. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const [awake, setAwake] = useState(false);
  const [playing, setPlaying] = useState(true);

  // Not at once: a server that renders the page does not know the visitor's preference.
  useEffect(() => {
    if (motionIsUnwanted()) setPlaying(false);
  }, []);

  const goTo = useCallback(
    (wanted: number) => {
      const row = track.current;
      // CSS decides whether it scrolls smoothly.
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
