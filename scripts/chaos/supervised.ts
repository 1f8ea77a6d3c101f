import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../../server/testing/production.ts';
import { startProduction } from '../../server/testing/production.ts';

/** A process of Larder under a supervisor, which starts it again a second after it has ended. */
export type Supervised = {
  name: string;
  port: number;
  pid(): number;
  /** `kill -9`. Resolves when it is started again and ready. */
  kill(): Promise<void>;
  /** Ends it in order and starts it with these settings as well, and of other sources where they are named. */
  restart(more: Record<string, string>, sources?: string): Promise<void>;
  stop(): Promise<void>;
};

export async function superviseServer(
  name: string,
  home: string,
  settings: Record<string, string> & { PORT: string },
  hear: (text: string) => void,
): Promise<Supervised> {
  let server: Server = await startProduction(home, settings, { hear });
  return {
    name,
    port: Number(settings.PORT),
    pid: () => server.pid,
    async kill() {
      process.kill(server.pid, 'SIGKILL');
      await server.ended;
      await wait(1_000);
      server = await startProduction(home, settings, { hear });
    },
    async restart(more, sources) {
      await server.stop();
      server = await startProduction(home, { ...settings, ...more }, { sources, hear });
    },
    stop: () => server.stop(),
  };
}
