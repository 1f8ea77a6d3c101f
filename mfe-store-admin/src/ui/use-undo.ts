import { useEffect, useRef, useState } from 'react';

const mostSteps = 100;
/** Typing without such a pause is one step. */
const pauseMs = 500;

type Values = Record<string, unknown>;

type Form = {
  getValues: () => Values;
  reset: (values: Values, options: { keepDefaultValues: true }) => void;
  watch: (listener: () => void) => { unsubscribe: () => void };
};

/** Steps back and forth through what was edited since the page was opened. */
export function useUndo(form: Form) {
  const [steps, setSteps] = useState<{ past: string[]; future: string[] }>({ past: [], future: [] });
  const present = useRef(JSON.stringify(form.getValues()));
  const isStepping = useRef(false);
  const [isTyping, setTyping] = useState(false);
  const { watch, getValues } = form;
  useEffect(() => {
    let pause: number | undefined;
    const remember = () => {
      setTyping(false);
      const next = JSON.stringify(getValues());
      if (next === present.current) return;
      const before = present.current;
      present.current = next;
      setSteps(({ past }) => ({ past: [...past, before].slice(-mostSteps), future: [] }));
    };
    const { unsubscribe } = watch(() => {
      if (isStepping.current) return;
      setTyping(true);
      window.clearTimeout(pause);
      pause = window.setTimeout(remember, pauseMs);
    });
    return () => {
      unsubscribe();
      window.clearTimeout(pause);
    };
  }, [watch, getValues]);

  const show = (values: string) => {
    isStepping.current = true;
    present.current = values;
    form.reset(JSON.parse(values) as Values, { keepDefaultValues: true });
    isStepping.current = false;
    setTyping(false);
  };
  const undo = () => {
    const now = JSON.stringify(getValues());
    // Typed a moment ago, and not a step yet.
    if (now !== present.current) {
      const before = present.current;
      setSteps(({ past, future }) => ({ past, future: [now, ...future] }));
      return show(before);
    }
    const before = steps.past.at(-1);
    if (before === undefined) return;
    setSteps(({ past, future }) => ({ past: past.slice(0, -1), future: [now, ...future] }));
    show(before);
  };
  const redo = () => {
    const [next, ...future] = steps.future;
    if (next === undefined) return;
    setSteps(({ past }) => ({ past: [...past, JSON.stringify(getValues())], future }));
    show(next);
  };
  return { undo, redo, canUndo: isTyping || steps.past.length > 0, canRedo: steps.future.length > 0 };
}
