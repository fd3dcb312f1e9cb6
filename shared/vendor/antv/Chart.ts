import { extend, Runtime } from '@antv/g2';
import {
  FadeIn,
  FadeOut,
  Morphing,
  PathIn,
  ScaleInX,
  ScaleInY,
  ScaleOutX,
  ScaleOutY,
} from '@antv/g2/esm/animation/index';
import { AxisX, AxisY, LegendCategory, Legends } from '@antv/g2/esm/component/index';
import { Cartesian, Transpose } from '@antv/g2/esm/coordinate/index';
import { Inline } from '@antv/g2/esm/data/index';
import { Column, Constant, Field, Transform } from '@antv/g2/esm/encode/index';
import { ElementHighlight, LegendFilter, Tooltip } from '@antv/g2/esm/interaction/index';
import { Interval, Line, Point } from '@antv/g2/esm/mark/index';
import { Category10, Category20 } from '@antv/g2/esm/palette/index';
import {
  Band,
  Identity,
  Linear,
  Ordinal,
  Constant as ScaleConstant,
  Point as ScalePoint,
} from '@antv/g2/esm/scale/index';
import { Light } from '@antv/g2/esm/theme/index';
import { Filter, StackY } from '@antv/g2/esm/transform/index';

/** Acts on nothing: charts have no sliders and no scroll bars, yet G2 asks for what they do. */
const nothing = () => () => () => undefined;

/**
 * G2 with what bars, columns and lines are drawn with: categories along one axis, numbers along the other, a legend of
 * categories. Another kind of chart needs its marks, scales and components here; G2 names what it misses ("Unknown Component").
 */
export const Chart = extend(Runtime, {
  'animation.fadeIn': FadeIn,
  'animation.fadeOut': FadeOut,
  'animation.morphing': Morphing,
  'animation.pathIn': PathIn,
  'animation.scaleInX': ScaleInX,
  'animation.scaleInY': ScaleInY,
  'animation.scaleOutX': ScaleOutX,
  'animation.scaleOutY': ScaleOutY,
  'component.axisX': AxisX,
  'component.axisY': AxisY,
  'component.legendCategory': LegendCategory,
  'component.legends': Legends,
  'coordinate.cartesian': Cartesian,
  'coordinate.transpose': Transpose,
  'data.inline': Inline,
  'encode.column': Column,
  'encode.constant': Constant,
  'encode.field': Field,
  'encode.transform': Transform,
  'interaction.elementHighlight': ElementHighlight,
  'interaction.legendFilter': LegendFilter,
  'interaction.scrollbarFilter': nothing,
  'interaction.sliderFilter': nothing,
  'interaction.tooltip': Tooltip,
  'mark.interval': Interval,
  'mark.line': Line,
  'mark.point': Point,
  'palette.category10': Category10,
  'palette.category20': Category20,
  'scale.band': Band,
  'scale.constant': ScaleConstant,
  'scale.identity': Identity,
  'scale.linear': Linear,
  'scale.ordinal': Ordinal,
  'scale.point': ScalePoint,
  'theme.light': Light,
  'transform.filter': Filter,
  'transform.stackY': StackY,
});
