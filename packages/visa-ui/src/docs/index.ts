export { ContrastTable } from './ContrastTable';
export { IconGrid } from './IconGrid';
export { Palette } from './Palette';
export { Breakpoints, Corners, Durations, Layers, SpaceScale, TypeScale } from './Scales';
export { Tokens } from './Tokens';
