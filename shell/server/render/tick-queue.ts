/**
 * Runs one task in each tick of the event loop. Replies arrive many at once, and each may let a page be rendered: without
 * this, all of these pages are rendered before the first one is sent, and the edge has nothing to do meanwhile.
 */
export function createTickQueue() {
  const waiting: (() => void)[] = [];
  let isDue = false;

  function next(): void {
    const task = waiting.shift();
    isDue = task !== undefined;
    // Before it runs: what fails does not stop the others.
    if (isDue) setImmediate(next);
    task?.();
  }

  return {
    add(task: () => void): void {
      waiting.push(task);
      if (!isDue) setImmediate(next);
      isDue = true;
    },
  };
}
