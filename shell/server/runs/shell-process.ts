/** A separate process that starts the shell as a page does, and opens pages of a remote in it. See `serve-run.ts`. */
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { showsContent } from './page-tree.ts';
import type { Run } from './serve-run.ts';
import { FoundFault, serveRun } from './serve-run.ts';
import { cookiesOf } from './session-cookies.ts';
import type { ShellJob } from './shell-messages.ts';

type Reported = { remote: string; phase: string; message: string };

serveRun<ShellJob>(async (job, run) => {
  const { shell, remote, origin, composition, bootstrap, paths, blankMs } = job;
  const [first = '/', ...others] = paths;
  run.page.visit(origin + first, cookiesOf(job));
  run.page.addElement('larder-composition', composition);
  run.page.addElement('larder-bootstrap', bootstrap);
  const root = run.page.addElement('root');
  const failing = listenForFailures();
  const shown = listenForShown(job, run);
  run.at(shell.name, shell.entry);
  if (!(await run.loadScript(`/mfe/${shell.name}/${shell.build}/${shell.entry}`)))
    throw new Error(`${shell.entry} is missing`);

  const judge = async (path: string) => {
    await shown.next();
    // Effects of the page run.
    for (let turns = 0; turns < 3; turns += 1) await turn();
    const until = performance.now() + blankMs;
    while (location.pathname === path && !showsContent(root)) {
      if (performance.now() > until) throw new FoundFault('runBlank', '', remote.name);
      await wait(20);
    }
  };
  await Promise.race([failing, judge(first)]);
  for (const path of others) {
    run.at(remote.name, path);
    run.page.goTo(path);
    await Promise.race([failing, judge(path)]);
  }
});

/** Rejects with the first failure of a build that the shell reports. */
function listenForFailures(): Promise<never> {
  const hear = async (body: Blob): Promise<never> => {
    const { errors = [] } = JSON.parse(await body.text()) as { errors?: Reported[] };
    const [error] = errors;
    if (!error) return new Promise(() => {});
    const code = ['freeze', 'wait'].includes(error.phase) ? 'runEndless' : 'runThrows';
    throw new FoundFault(code, error.message, error.remote);
  };
  return new Promise((_resolve, reject) => {
    navigator.sendBeacon = (address, body) => {
      if (address === '/api/telemetry') hear(body as Blob).catch(reject);
      return true;
    };
    // The page reports failures of its parts. Others come from the imitation of a browser and are ignored.
    process.on('uncaughtException', () => {});
    process.on('unhandledRejection', () => {});
  });
}

/** The shell tells the page's watchdog whose page it opens, and when that is on the screen. */
function listenForShown({ shared, remote, paths: [first = '/'] }: ShellJob, { at }: Run) {
  let isOpening = false;
  let resolve = () => {};
  const places = new Map([
    [`mfe-shared/${shared.build}`, { part: shared.name, place: shared.entry }],
    [`${remote.name}/${remote.build}`, { part: remote.name, place: first }],
  ]);
  globalThis.larderWatch = {
    ready: Promise.resolve(),
    tell(build, opening) {
      const place = places.get(build);
      places.delete(build);
      if (place) at(place.part, place.place);
      if (isOpening && !opening) resolve();
      isOpening = opening;
    },
  };
  return {
    next: () =>
      new Promise<void>((shown) => {
        resolve = shown;
      }),
  };
}
