export { type CardItem, CardSelect, type CardSelectProps } from './CardSelect';
