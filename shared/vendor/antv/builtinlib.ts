import { Mark, View } from '@antv/g2/esm/composition/index';
import { Event } from '@antv/g2/esm/interaction/event';
import { LabelShape } from '@antv/g2/esm/shape/index';

/** What G2 has for itself, without round axes, gradual legends and broken axes. */
export const builtinlib = () => ({
  'composition.mark': Mark,
  'composition.view': View,
  'interaction.event': Event,
  'shape.label.label': LabelShape,
});
