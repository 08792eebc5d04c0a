export { BarChart, type BarChartProps } from './BarChart';
export { ChartFrame, type ChartFrameProps, type ChartProps } from './ChartFrame';
export type { ChartUnit, ChartValue } from './types';
export { useUnit } from './useUnit';
