/** A place inside a package that the shell's build replaces. A build in which it is not found any more fails, with a sentence (`ReplacedInternalsPlugin`). */
export interface ReplacedInternal {
  package: string;
  /** The file inside the package; a pattern where its name changes with each version. */
  file: string | RegExp;
  /** What takes its place, or is changed in it. */
  replaced:
    | { /** The file of ours, from the project's folder. */ by: string }
    | { /** What is looked for in its text, everywhere. */ text: RegExp /** What stands there then. */; by: string }
    | { /** An import that leads to this file. */ import: string };
  why: string;
  /** When it may go. */
  until: string;
}

const reactRouter = {
  package: 'react-router',
  file: /^dist\/\w+\/.*\.mjs$/,
  until: 'React Router marks its calls itself',
} as const;
const zod = { package: 'zod', until: 'zod can be taken without it' } as const;
const charts = { until: 'the charts can be taken by their parts' } as const;
const leftOutOfCharts = { ...charts, replaced: { by: 'shared/vendor/antv/leftOut.ts' } } as const;

/** All that is replaced inside packages. */
export const replacedInternals: ReplacedInternal[] = [
  {
    ...reactRouter,
    replaced: { text: /^(\w+)\.displayName = "[^"]*";$/gm, by: '' },
    why: 'A name given to a component keeps it in the file, used or not.',
  },
  {
    ...reactRouter,
    replaced: {
      text: /= (React\d*\.)?(forwardRef|memo|createContext|lazy)(\d*)\(/g,
      by: '= /* @__PURE__ */ $1$2$3(',
    },
    why: 'The minifier can’t know that creating a component has no effect, and keeps those that nobody imports.',
  },
  {
    package: '@rc-component/portal',
    file: 'es/useScrollLocker.js',
    replaced: { by: 'shared/vendor/useScrollLocker.ts' },
    why: 'Its style element has no nonce, and the Content-Security-Policy refuses it.',
    until: 'the portal’s hook takes a nonce or none is needed',
  },
  {
    package: '@rc-component/form',
    file: 'es/index.js',
    replaced: { by: 'shared/vendor/antdForm.ts' },
    why: 'Every input of antd brings its whole Form, which is not offered.',
    until: 'antd’s inputs can be taken without it',
  },
  {
    ...zod,
    file: 'v4/locales/index.js',
    replaced: { by: 'shared/vendor/zod/locales.ts' },
    why: 'Holds its messages in 50 languages; the console speaks English.',
  },
  {
    ...zod,
    file: 'v4/classic/from-json-schema.js',
    replaced: { by: 'shared/vendor/zod/fromJSONSchema.ts' },
    why: 'Makes schemas of JSON schemas; here they are written in code.',
  },
  {
    ...zod,
    file: 'v4/core/compile.js',
    replaced: { by: 'shared/vendor/zod/compile.ts' },
    why: 'Writes code for schemas that are asked so often that its making pays; the content policy would refuse it, too.',
  },
  ...['v4/core/to-json-schema.js', 'v4/core/json-schema-generator.js'].map((file) => ({
    ...zod,
    file,
    replaced: { by: 'shared/vendor/zod/jsonSchema.ts' },
    why: 'Makes JSON schemas of schemas, which the server and builds do.',
  })),
  {
    ...zod,
    file: 'v4/core/json-schema-processors.js',
    replaced: {
      text: /^export function toJSONSchema\(/m,
      by: 'export { toJSONSchema } from "./to-json-schema.js";\nfunction leftOut(',
    },
    why: 'The same; only what tells the bounds of a schema stays.',
  },
  {
    ...zod,
    file: 'v4/classic/schemas.js',
    replaced: { text: /^ *inst\._zod\.processJSONSchema = .*$/gm, by: '' },
    why: 'The same: what each schema says of itself keeps it in the file, used or not.',
  },
  {
    ...charts,
    package: '@ant-design/plots',
    file: 'es/core/index.js',
    replaced: { by: 'shared/vendor/antv/plots.ts' },
    why: 'Every chart looks its kind up in a list of all 33, so all of them would come.',
  },
  {
    ...charts,
    package: '@ant-design/plots',
    file: 'es/core/base/chart.js',
    replaced: { by: 'shared/vendor/antv/Chart.ts' },
    why: 'Draws with the whole of G2, its maps, graphs and word clouds.',
  },
  {
    ...charts,
    package: '@antv/g2',
    file: 'esm/lib/builtinlib.js',
    replaced: { by: 'shared/vendor/antv/builtinlib.ts' },
    why: 'Adds round axes, gradual legends and broken axes to whatever G2 is given.',
  },
  {
    ...charts,
    package: '@antv/coord',
    file: 'esm/transforms/index.js',
    replaced: { by: 'shared/vendor/antv/coordinates.ts' },
    why: 'Lists all coordinates; a list can’t be shaken.',
  },
  {
    ...charts,
    package: 'lodash',
    file: 'lodash.js',
    replaced: { by: 'shared/vendor/antv/lodash.ts' },
    why: 'Is one file of 70 KB, of which the charts use what @antv/util has too.',
  },
  ...(
    [
      ['@ant-design/graphs', 'es/index.js', 'Graphs and trees, with a second drawing library; there are none here.'],
      ['@ant-design/plots', 'es/core/annotation/index.js', 'Marks of kinds of chart that are not here.'],
      ['@antv/coord', 'esm/coordinate3D.js', 'Charts have two dimensions here.'],
      ['@antv/expr', 'dist/index.esm.js', 'A language of expressions in texts; they are functions here.'],
      ['@antv/g-plugin-dragndrop', 'dist/index.esm.js', 'Dragging within a chart; nothing in one is dragged here.'],
      ['@antv/g2', 'esm/interaction/tooltip.js', 'Tooltips, which no chart here has.'],
      ['@antv/scale', 'esm/utils/color.js', 'Reads colours to mix them; categories have each their own.'],
      ['@antv/vendor', 'es/d3-scale-chromatic.mjs', 'Palettes by name; the tokens are the colours here.'],
      ['html2canvas', 'dist/html2canvas.js', 'Makes pictures of HTML elements; a chart is a canvas.'],
    ] as const
  ).map(([name, file, why]) => ({ ...leftOutOfCharts, package: name, file, why })),
  {
    ...charts,
    package: '@antv/g',
    file: 'dist/index.esm.js',
    replaced: { text: /^(Arrow|Sector|AdvancedCamera)\.\w+ = .*;$|^runtime\.\w+ = AdvancedCamera;$/gm, by: '' },
    why: 'What is given to a class keeps it in the file, used or not.',
  },
  {
    ...charts,
    package: '@antv/g-canvas',
    file: 'dist/index.esm.js',
    replaced: { text: /_this\.registerPlugin\(new (HTMLRenderer|ImageLoader)\.Plugin\(\)\);/g, by: '' },
    why: 'HTML elements and pictures within a chart; there are none here.',
  },
  {
    ...charts,
    package: '@antv/g-canvas',
    file: 'dist/index.esm.js',
    replaced: { text: /new ImageRenderer\(imagePool\)/g, by: 'undefined' },
    why: 'Draws pictures within a chart; there are none here.',
  },
  ...(
    [
      ['@antv/coord', 'esm/index.js', 'Asks for its minified file, of which nothing can be left out.'],
      ['@antv/scale', 'esm/index.js', '@antv/coord brings an older copy, for two functions that are the same.'],
      ['@antv/util', 'esm/index.js', '@antv/coord brings an older copy, for two functions that are the same.'],
    ] as const
  ).map(([name, file, why]) => ({ ...charts, package: name, file, replaced: { import: name }, why })),
];

/** What `overrides` of package.json says of packages that others bring, and why. */
export const heldVersions: Record<string, string> = {
  'openapi-typescript': 'It asks for TypeScript 5; it writes the same types with the one that is here.',
  '@antv/g-canvas':
    'Two packages of the charts bring it, in a range; a newer one than 2.2.0 brings a second copy of @antv/g-lite. Until @antv/g asks for the newer too.',
};
