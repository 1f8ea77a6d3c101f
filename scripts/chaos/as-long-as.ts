import { setTimeout as wait } from 'node:timers/promises';

/** Does it again and again, with a pause, until the other thing is over. */
export async function asLongAs(
  other: Promise<unknown>,
  work: () => Promise<unknown>,
  pauseMs = 500,
): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  other.then(end, end);
  while (!isOver) {
    await work();
    await wait(pauseMs);
  }
  await other;
}
