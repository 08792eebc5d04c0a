export { Guilloche, type GuillocheProps } from './Guilloche';
