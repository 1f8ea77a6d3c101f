import { execFileSync } from 'node:child_process';

const specifiers = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'];

/** Imports drizzle-orm twice in a process of its own; returns the names it exports, and which imports Node resolved. */
function importIt(by: string): { names: string[]; resolved: string[] } {
  const code = `
    import { registerHooks } from 'node:module';
    const resolved = [];
    registerHooks({
      resolve(specifier, context, next) {
        if ((specifier + context.parentURL).includes('drizzle-orm')) resolved.push(specifier);
        return next(specifier, context);
      },
    });
    ${by}
    const names = [];
    for (const name of ${JSON.stringify([...specifiers, ...specifiers])})
      names.push(...Object.keys(await import(name)).map((key) => name + ' ' + key));
    const { is, Table } = await import('drizzle-orm');
    const { pgTable, text } = await import('drizzle-orm/pg-core');
    if (!is(pgTable('one', { name: text() }), Table)) throw new Error('There are two copies of drizzle-orm');
    process.stdout.write(JSON.stringify({ names, resolved }));`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' }));
}

it('drizzle-orm exports the same whoever resolves its imports, and Node resolves each entry once', () => {
  const ours = importIt(`(await import('./resolve-drizzle.ts')).resolveDrizzle();`);
  const nodes = importIt('');
  expect(ours.names).toEqual(nodes.names);
  expect(ours.names.length).toBeGreaterThan(200);
  const paths = (resolved: string[]) => resolved.filter((specifier) => specifier.startsWith('.'));
  expect(paths(nodes.resolved).length).toBeGreaterThan(300);
  expect(paths(ours.resolved).filter((path) => !path.endsWith('resolve-drizzle.ts'))).toEqual([]);
  expect(ours.resolved.filter((specifier) => specifiers.includes(specifier)).sort()).toEqual(
    specifiers.toSorted(),
  );
});
