import type { Configuration, Stats } from 'webpack';
import webpack from 'webpack';
import { StartError } from '../../server/start-error.ts';

/** One build, from which only a whole one comes back. */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) {
    throw new StartError(`${configuration.name} does not build:\n${placesOf(stats).join('\n')}`);
  }
  return stats;
}

/** Each error's message and place, without the stacks of the tools. */
function placesOf(stats: Stats): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false, errorDetails: false });
  return errors.map(({ moduleName, message }) => {
    const text = message
      .replace(/^Module build failed \(from .*\):\n/, '')
      .replace(/\n\s*(Caused by:|Stack backtrace:|at )[\s\S]*$/, '')
      .replace(/^Error:\s*/, '')
      .trim();
    return moduleName ? `${moduleName}: ${text}` : text;
  });
}
