import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { KeepLastGoodPlugin } from './KeepLastGoodPlugin.ts';

/** The global in which `refreshRuntime.ts` puts the page's one refresh runtime. */
const REFRESH_RUNTIME = 'reactRefreshRuntime';

/** Settings every edit needs: stable names, and a page that keeps its last good state. */
export const editable = (config: Configuration): Configuration => ({
  ...config,
  optimization: { moduleIds: 'named', chunkIds: 'named' },
  plugins: [...(config.plugins ?? []), new KeepLastGoodPlugin()],
});

/** Adds what keeps components' state when an edit is shown. */
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
