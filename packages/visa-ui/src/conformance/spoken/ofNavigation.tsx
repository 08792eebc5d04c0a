import * as ui from '../../entries';
import { dialog, items, links, many, nothing, Pages } from '../hosts';
import { keys, press, type SpokenParts, still } from '../steps';

export const spokenOfNavigation: SpokenParts = {
	Accordion: { render: () => <ui.Accordion items={items} />, steps: [press('summary')] },
	AppShell: [
		still(() => (
			<ui.AppShell label="7" items={links} current="#1" account="8" onCollapsedChange={nothing}>
				9
			</ui.AppShell>
		)),
		still(() => (
			<ui.AppShell label="7" items={links} current="#1" isCollapsed onCollapsedChange={nothing}>
				9
			</ui.AppShell>
		)),
		{
			render: () => (
				<ui.AppShell label="7" items={links} current="#1">
					9
				</ui.AppShell>
			),
			isNarrow: true,
			steps: [press('button', dialog)],
		},
	],
	Breadcrumbs: still(() => <ui.Breadcrumbs items={many.map(({ id }) => ({ href: `#${id}`, label: id }))} />),
	LinkTabs: still(() => <ui.LinkTabs label="7" items={links} current="#1" />),
	Pagination: [
		{ render: () => <Pages />, steps: [press('li:last-child button')] },
		still(() => <ui.Pagination page={1} pageCount={0} total={0} pageSize={20} onChange={nothing} />),
	],
	SideNav: still(() => (
		<ui.SideNav
			items={[{ href: '#0', label: '0', isExternal: true, count: 1222 }, ...links]}
			groups={[{ label: '8', items: [{ href: '#9', label: '9' }] }]}
			current="#1"
		/>
	)),
	SkipLink: still(() => <ui.SkipLink targetId="7" />),
	Stepper: still(() => <ui.Stepper steps={links} current={1} onSelect={nothing} />),
	Tabs: [
		{ render: () => <ui.Tabs label="7" items={items} />, steps: [press('[role="tab"]'), keys('{ArrowRight}')] },
		{
			render: () => <ui.Tabs label="7" overflow="menu" items={many} />,
			steps: [press('[aria-haspopup="menu"]', '[role="menuitem"], [role="menuitemradio"]')],
		},
	],
	Tree: {
		render: () => <ui.Tree label="7" items={[{ id: '0', label: '0', children: items }]} />,
		steps: [press('button'), keys('{ArrowDown}{Enter}')],
	},
};
