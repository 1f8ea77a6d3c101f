#!/usr/bin/env node
import { progress } from '../../server/progress.ts';
import { printFailure, StartError } from '../../server/start-error.ts';
import { runRelease } from '../release/run-release.ts';
import { buildExternal } from './build-external.ts';
import { externalSources } from './external-sources.ts';
import { writeWords } from './write-words.ts';

const usage = 'Say what to do: larder-remote words, build, or release --to https://platform.example.';

/** The commands of a remote in a repository of its own, run in its folder. */
try {
  const [command, ...args] = process.argv.slice(2);
  const directory = process.cwd();
  if (command === 'build') await buildExternal(directory, progress());
  else if (command === 'words') writeWords(directory);
  else if (command === 'release') await runRelease(args, externalSources(directory));
  else throw new StartError(usage);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
