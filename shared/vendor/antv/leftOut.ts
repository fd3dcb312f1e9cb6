/** Stands for what the supported charts need nothing of: graphs, and pictures of HTML elements. */
export default function unsupported(): never {
  throw new Error('The charts of the platform do without this; what they support stands in shared/vendor/charts.ts.');
}
