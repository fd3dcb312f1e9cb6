/**
 * A place inside a package that the shell's build replaces. The build fails when the place is no longer found
 * (`ReplacedInternalsPlugin`).
 */
export interface ReplacedInternal {
  package: string;
  /** The file inside the package. */
  file: string;
  /** Our replacement file, from the project's folder. */
  by: string;
  why: string;
  /** When this entry can be removed. */
  until: string;
}

const zod = { package: 'zod', until: 'zod can be taken without it' } as const;
const charts = { until: 'the charts can be taken by their parts' } as const;

/** Everything replaced inside packages; the order prescribed none of these packages. */
export const replacedInternals: ReplacedInternal[] = [
  {
    package: '@rc-component/portal',
    file: 'es/useScrollLocker.js',
    by: 'shared/vendor/useScrollLocker.ts',
    why: 'Its style element has no nonce, and the Content-Security-Policy refuses it.',
    until: 'the portal’s hook takes a nonce or none is needed',
  },
  {
    package: '@rc-component/form',
    file: 'es/index.js',
    by: 'shared/vendor/antdForm.ts',
    why: 'Every input of antd brings its whole Form, which is not offered.',
    until: 'antd’s inputs can be taken without it',
  },
  {
    ...zod,
    file: 'v4/locales/index.js',
    by: 'shared/vendor/zod/locales.ts',
    why: 'Holds its messages in 50 languages; the console speaks English.',
  },
  {
    ...zod,
    file: 'v4/classic/from-json-schema.js',
    by: 'shared/vendor/zod/fromJSONSchema.ts',
    why: 'Makes schemas of JSON schemas; here they are written in code.',
  },
  {
    ...zod,
    file: 'v4/core/compile.js',
    by: 'shared/vendor/zod/compile.ts',
    why: 'Writes code for schemas that are asked so often that its making pays; the content policy would refuse it, too.',
  },
  {
    ...charts,
    package: '@ant-design/plots',
    file: 'es/core/base/chart.js',
    by: 'shared/vendor/antv/Chart.ts',
    why: 'Draws with the whole of G2, its maps, graphs and word clouds: 88 KB.',
  },
  {
    ...charts,
    package: '@ant-design/graphs',
    file: 'es/index.js',
    by: 'shared/vendor/antv/leftOut.ts',
    why: 'Graphs and trees, with a second drawing library; there are none here.',
  },
  {
    ...charts,
    package: 'html2canvas',
    file: 'dist/html2canvas.js',
    by: 'shared/vendor/antv/leftOut.ts',
    why: 'Makes pictures of HTML elements, 39 KB; a chart is a canvas.',
  },
  {
    ...charts,
    package: 'lodash',
    file: 'lodash.js',
    by: 'shared/vendor/antv/lodash.ts',
    why: 'Is one file of 24 KB, of which the charts use what @antv/util has too.',
  },
];

/** The `overrides` of package.json for indirect dependencies, and the reason for each. */
export const heldVersions: Record<string, string> = {
  ...Object.fromEntries(
    ['dts-plugin', 'enhanced', 'runtime', 'sdk'].map((name) => [
      `@module-federation/${name}`,
      'The plugins for Rsbuild and Vite ask for one patch before the pinned one, and would bring all of it twice.',
    ]),
  ),
  'openapi-typescript': 'It asks for TypeScript 5; it writes the same types with the one that is here.',
  '@antv/g-canvas':
    'Two packages of the charts bring it, in a range; a newer one than 2.2.0 brings a second copy of @antv/g-lite. Until @antv/g asks for the newer too.',
  'light-my-request':
    'Newer ones bring cookie 2, which asks for Node 22. Until the oldest Node that the product runs on is that.',
};
