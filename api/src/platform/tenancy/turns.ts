export type Turns = {
  /** Does `work` when it is its turn; who comes first is first. */
  take<T>(tenantId: string, work: () => Promise<T>): Promise<T>;
};

type Queue = { busy: number; waiting: (() => void)[] };

/** At most so much of one store at a time in this process. What waits here takes no connection from others. */
export function createTurns(atOnce: number): Turns {
  const queues = new Map<string, Queue>();
  return {
    async take(tenantId, work) {
      const queue = queues.get(tenantId) ?? { busy: 0, waiting: [] };
      queues.set(tenantId, queue);
      if (queue.busy < atOnce) queue.busy += 1;
      else await new Promise<void>((next) => queue.waiting.push(next));
      try {
        return await work();
      } finally {
        // A turn is handed on, so that nobody comes in between.
        const next = queue.waiting.shift();
        if (next) next();
        else queue.busy -= 1;
        if (queue.busy === 0) queues.delete(tenantId);
      }
    },
  };
}
