import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { RuleSetRule, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';

/** One event stream for all builds of a page, as a browser opens only a few connections to one host. */
export const hotStream = '/mfe/hot';

export function sourceRule(hot: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        // The production JSX runtime in both modes, so that any build fits to any shell.
        transform: { react: { runtime: 'automatic', development: false, refresh: hot } },
      },
    },
  };
}

/**
 * Modules are replaced in the open page, and components keep their state; what cannot be replaced reloads the page.
 */
export function hotPlugins(name: string): WebpackPluginInstance[] {
  const client = `webpack-hot-middleware/client?path=${hotStream}&name=${name}&reload=true&overlay=false&noInfo=true`;
  // An entry without a name belongs to all others, also to the container's, which no configuration names.
  const first = (request: string) =>
    new webpack.EntryPlugin(import.meta.dirname, request, { name: undefined });
  return [
    first(`${import.meta.dirname}/refresh-hook.js`),
    new webpack.HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({ overlay: false, library: name, exclude: [/node_modules/, /refresh-hook/] }),
    first(client),
  ];
}
