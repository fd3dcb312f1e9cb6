/**
 * Stands for the files of the drawing library that the supported charts need nothing of. What nobody may call throws an
 * error that says so; what is called for every chart does nothing.
 */
function unsupported(): never {
  throw new Error('The charts of the platform do without this; what they support stands in shared/vendor/charts.ts.');
}

export {
  /** Expressions in texts ("{…}"): here they are functions. */
  unsupported as compile,
  /** Pictures of HTML elements: a chart is a canvas. */
  unsupported as default,
  /** What lies under the pointer, for tooltips. */
  unsupported as findSeriesElement,
  unsupported as findSingleElement,
  unsupported as maybeValue,
};

/** Tooltips: none is shown, and none is taken away. */
export const Tooltip = () => () => () => undefined;

/** The marks of funnels and of bars back to back. */
export class Controller {
  update(): void {}
  destroy(): void {}
}

/** Three dimensions. */
export class Coordinate3D {
  constructor() {
    unsupported();
  }
}

/** Colours that a scale mixes: every category has its own. */
export const string2rbg = (): null => null;

/** Dragging within a chart. */
export class Plugin {
  readonly name = 'dragndrop';
  init(): void {}
  destroy(): void {}
}
