import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { LRUCache } from 'lru-cache';
import type { PartNames } from './messages.ts';

type Exports = Record<string, unknown>;
type Compiled = (module: { exports: Exports }, exports: Exports, require: (name: string) => unknown) => void;

/** The parts of one composition in this process, like a page's share scope in a browser. */
export type PartModules = { shell: Exports; remote: Exports };

export class BrokenPart extends Error {
  readonly part: string;

  constructor(part: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.part = part;
  }
}

const libraries = createRequire(import.meta.url);

/** As many sets of builds as a rollout makes; the least recently used are dropped. */
const mostSets = 6;

/** Runs the code of builds: each set of builds has its own modules, and all share the libraries. */
export function createPartModules(
  prepareServer: (server: Exports) => void,
  /** Called with a part before its module runs, and with null afterwards. */
  opening: (part: string | null) => void = () => {},
) {
  const compiled = new Map<string, Compiled>();
  const sets = new LRUCache<string, PartModules, PartNames>({
    max: mostSets,
    memoMethod: (_key, _stale, { context: names }) => make(names),
  });

  function run(part: string, given: Record<string, Exports> = {}): Exports {
    const code = compiled.get(part);
    if (!code) throw new BrokenPart(part, 'its code is not here');
    const module = { exports: {} };
    opening(part);
    try {
      code(module, module.exports, (name) => given[name] ?? libraries(name));
    } catch (error) {
      throw new BrokenPart(part, error);
    } finally {
      opening(null);
    }
    return module.exports;
  }

  return {
    add(part: string, code: string): void {
      try {
        const parameters = ['module', 'exports', 'require'];
        compiled.set(part, compileFunction(code, parameters, { filename: part }) as Compiled);
      } catch (error) {
        // The error is thrown to the page that needs it.
        compiled.set(part, () => {
          throw error;
        });
      }
    },
    /** The modules of three builds together, made at their first page. */
    open(names: PartNames): PartModules {
      return sets.memo(`${names.shell} ${names.shared} ${names.remote}`, { context: names });
    },
  };

  function make(names: PartNames): PartModules {
    const { door, server, backoffice, signIn } = run(names.shared) as Record<string, Exports>;
    if (!door || !server) throw new BrokenPart(names.shared, 'it has no entry points for servers');
    prepareServer(server);
    const given = {
      'mfe-shared': door,
      'mfe-shared/server': server,
      // Builds from before pages of back offices were rendered have none.
      ...(backoffice && { 'mfe-shared/backoffice': backoffice }),
      ...(signIn && { 'mfe-shared/sign-in': signIn }),
    };
    return { shell: run(names.shell, given), remote: run(names.remote, given) };
  }
}
