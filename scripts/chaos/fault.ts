import type { Database, Kind } from './database.ts';
import type { World } from './world.ts';

export type Fault = {
  name: string;
  /** The database of the world that it happens in. */
  kind: Kind;
  /** Whether it needs pages, and not only APIs. */
  hasEdges: boolean;
  /** The most seconds in which something may fail. */
  mostSeconds: number;
  /** Why it cannot be had on this machine; empty when it can. */
  missing(): string;
  /** Breaks something under load, and ends when it is repaired. Returns what else was seen; throws when it is wrong. */
  happen(world: World): Promise<string | undefined>;
};

export type Row<D extends Database> = {
  name: string;
  mostSeconds: number;
  hasEdges?: boolean;
  missing?(): string;
  happen(world: World & { database: D }): Promise<string> | Promise<void>;
};

/** Faults of worlds with this database. */
export const faultsOf = <D extends Database>(kind: Kind<D>, rows: Row<D>[]): Fault[] =>
  rows.map(({ hasEdges = false, missing = () => '', happen, ...row }) => ({
    ...{ ...row, kind, hasEdges },
    missing: () => kind.missing() || missing(),
    happen: async (world) => (await happen(world as World & { database: D })) ?? undefined,
  }));
