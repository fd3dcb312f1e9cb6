function unsupported(): never {
  throw new Error('Charts have straight axes here; see shared/vendor/charts.ts.');
}

export { cartesian } from '@antv/coord/esm/transforms/cartesian';
export { reflectX } from '@antv/coord/esm/transforms/reflect';
export { translate } from '@antv/coord/esm/transforms/translate';
export { transpose } from '@antv/coord/esm/transforms/transpose';
/** Stand in for round, bent and turned coordinates. */
export {
  unsupported as custom,
  unsupported as fisheye,
  unsupported as fisheyeCircular,
  unsupported as fisheyeX,
  unsupported as fisheyeY,
  unsupported as helix,
  unsupported as matrix,
  unsupported as parallel,
  unsupported as polar,
  unsupported as reflect,
  unsupported as reflectY,
  unsupported as rotate,
  unsupported as scale,
  unsupported as shearX,
  unsupported as shearY,
};
