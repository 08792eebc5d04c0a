export { Tree } from './Tree';
export type { TreeItem, TreeProps } from './types';
