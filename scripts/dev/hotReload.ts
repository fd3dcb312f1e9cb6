import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { KeepLastGoodPlugin } from './KeepLastGoodPlugin.ts';

/** The global in which `refreshRuntime.ts` offers the page's one refresh runtime. */
const REFRESH_RUNTIME = 'reactRefreshRuntime';

/** What every edit needs to show: names that stay, and a page that goes on with the last good state. */
export const editable = (config: Configuration): Configuration => ({
  ...config,
  optimization: { moduleIds: 'named', chunkIds: 'named' },
  plugins: [...(config.plugins ?? []), new KeepLastGoodPlugin()],
});

/** Adds what an edit needs to show in the page with the state of its components kept. */
export function hotReload(config: Configuration): Configuration {
  const edited = editable(config);
  return {
    ...edited,
    externals: [
      ...(Array.isArray(config.externals) ? config.externals : []),
      ({ request }, callback) =>
        /\breact-refresh([\\/]runtime)?(\.js)?$/.test(request ?? '')
          ? callback(undefined, `var ${REFRESH_RUNTIME}`)
          : callback(),
    ],
    plugins: [...(edited.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  };
}
