export { Badge, StatusTag, type StatusTone, Tag } from './Tag';
