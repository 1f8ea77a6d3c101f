import type { ResolveFnOutput, ResolveHookContext } from 'node:module';
import { registerHooks } from 'node:module';

/** Where each import of our own files leads; there is one copy of the package. */
const found = new Map<string, ResolveFnOutput>();

/**
 * Resolves the imports of drizzle-orm from now on. Node would read the package's manifest anew for each of 800 imports
 * of and within it, and parse its 180 kB: half of the time that the server took to start (docs/decisions/0089).
 */
export function resolveDrizzle(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (isWithin(specifier, context)) {
        const { href } = new URL(specifier, context.parentURL);
        return { url: href, format: 'module', shortCircuit: true };
      }
      if (!/^drizzle-orm(?=\/|$)/.test(specifier) || context.parentURL?.includes('/node_modules/'))
        return next(specifier, context);
      const known = found.get(specifier) ?? next(specifier, context);
      found.set(specifier, known);
      return { ...known, shortCircuit: true };
    },
  });
}

/** Whether an ES module of the package imports another one, by its path. */
const isWithin = (specifier: string, { parentURL }: ResolveHookContext): boolean =>
  /^\.\.?\/.*\.js$/.test(specifier) && Boolean(parentURL?.includes('/node_modules/drizzle-orm/'));
