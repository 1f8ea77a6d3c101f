import pg from 'pg';

type Answered = (error: Error | null, result: unknown) => void;
type Query = (...given: unknown[]) => Promise<unknown>;

/**
 * Makes connections that close when a statement is not answered within `silenceMs`, in the place of pg's
 * `query_timeout`, and that make the promises themselves. For both, pg assigns a function to a property of each query.
 * V8 allocates such a function among the old objects, and the query's rows stay in memory with it until the next full
 * collection (docs/decisions/0083).
 */
export function clientClosedAfter(silenceMs: number): typeof pg.Client {
  return class extends pg.Client {
    override query = ((...given) => {
      const answered = given.at(-1);
      if (typeof answered === 'function') return this.#send(given.slice(0, -1), answered as Answered);
      return new Promise((resolve, reject) => {
        this.#send(given, (error, result) => (error ? reject(error) : resolve(result)));
      });
    }) as Query as pg.Client['query'];

    #send(given: unknown[], answered: Answered) {
      const silence = setTimeout(() => {
        this.connection.stream.destroy(new Error('Query read timeout'));
      }, silenceMs);
      const send = super.query as (...all: unknown[]) => Promise<unknown>;
      return send.call(this, ...given, (error: Error | null, result: unknown) => {
        clearTimeout(silence);
        answered(error, result);
      });
    }
  };
}
