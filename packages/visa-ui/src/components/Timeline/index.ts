export { Timeline, type TimelineProps } from './Timeline';
export type { TimelineChange, TimelineEvent, TimelineTone } from './TimelineEntry';
