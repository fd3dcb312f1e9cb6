import {
  Bar as AnyBar,
  Column as AnyColumn,
  Line as AnyLine,
  type BarConfig,
  type ColumnConfig,
  type LineConfig,
} from '@ant-design/charts/es/index';
import type { ComponentType } from 'react';

/**
 * The part of @ant-design/charts that the platform supports; the shell ships this and no more. What the drawing library
 * may draw with is in `antv/Chart.ts`; what else its packages bring is left out by
 * `scripts/build/plugins/replacedInternals.ts`.
 * There are no tooltips: a figure that matters is at its mark, and all of them in the table of `ChartFrame`.
 */
type Supported<Config> = Config & { tooltip: false };

export const Bar: ComponentType<Supported<BarConfig>> = AnyBar;
export const Column: ComponentType<Supported<ColumnConfig>> = AnyColumn;
export const Line: ComponentType<Supported<LineConfig>> = AnyLine;
