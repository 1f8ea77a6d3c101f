import type pg from 'pg';

type Connection = Pick<pg.ClientBase, 'query'>;

/** Sends a statement as Drizzle and the limits do: its text, or an object that may name it. */
export type Send = (given: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** Returns the connection with another way to send statements. All else is the connection's own. */
export const sendingBy = <C extends Connection>(connection: C, send: Send): C =>
  new Proxy(connection, {
    get: (target, name) => (name === 'query' ? send : Reflect.get(target, name)),
  });

/**
 * Sends statements without names, for a pooler that gives the next transaction another connection, which does not know
 * them.
 */
export const withoutNames = <C extends Connection>(connection: C): C =>
  sendingBy(connection, (given, values) =>
    connection.query(typeof given === 'string' ? given : { ...given, name: undefined }, values),
  );
