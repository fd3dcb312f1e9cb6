import { Bar } from '@ant-design/plots/es/core/plots/bar';
import { Column } from '@ant-design/plots/es/core/plots/column';
import { Line } from '@ant-design/plots/es/core/plots/line';

/** The kinds of chart that there are, by their names. */
export const Plots = { Bar, Column, Line };
