import type pg from 'pg';

type Connection = Pick<pg.ClientBase, 'query'>;

/**
 * Sends statements without names, for a pooler that gives the next transaction another connection, which does not know
 * them.
 */
export function withoutNames<C extends Connection>(connection: C): C {
  const query = (given: string | object, ...rest: unknown[]) =>
    (connection.query as (...all: unknown[]) => unknown)(
      typeof given === 'string' ? given : { ...given, name: undefined },
      ...rest,
    );
  return { query } as unknown as C;
}
