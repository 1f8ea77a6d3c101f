/**
 * Runs one thing in each turn of the event loop. Replies arrive many at once, and each may let a page be rendered: without
 * this, all of these pages are rendered before the first one is sent, and the edge has nothing to do meanwhile.
 */
export function createTurns() {
  const waiting: (() => void)[] = [];
  let isDue = false;

  function next(): void {
    const turn = waiting.shift();
    isDue = turn !== undefined;
    // Before it runs: what fails does not stop the others.
    if (isDue) setImmediate(next);
    turn?.();
  }

  return {
    add(turn: () => void): void {
      waiting.push(turn);
      if (!isDue) setImmediate(next);
      isDue = true;
    },
  };
}
