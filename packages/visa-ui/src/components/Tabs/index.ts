export { type LinkTab, LinkTabs, type LinkTabsProps } from './LinkTabs';
export { Tabs, type TabsProps } from './Tabs';
export type { TabItem } from './types';
