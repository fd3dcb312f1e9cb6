import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { KeepLastGoodPlugin } from './KeepLastGoodPlugin.ts';

/** The global in which `refreshRuntime.ts` offers the page's one refresh runtime. */
const REFRESH_RUNTIME = 'reactRefreshRuntime';

/** Adds what an edit needs to show in the page with the state of its components kept. */
export function hotReload(config: Configuration): Configuration {
  return {
    ...config,
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    externals: [
      ...(Array.isArray(config.externals) ? config.externals : []),
      ({ request }, callback) =>
        /\breact-refresh([\\/]runtime)?(\.js)?$/.test(request ?? '')
          ? callback(undefined, `var ${REFRESH_RUNTIME}`)
          : callback(),
    ],
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false }), new KeepLastGoodPlugin()],
  };
}
