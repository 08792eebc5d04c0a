export { CardSelect, type CardSelectProps } from './CardSelect';
export type { CardItem } from './types';
