import type { Configuration, Stats } from 'webpack';
import webpack from 'webpack';

/** One build, from which only a whole one comes back. */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) {
    throw new Error(`${configuration.name} does not build:\n${stats.toString({ preset: 'errors-only' })}`);
  }
  return stats;
}
