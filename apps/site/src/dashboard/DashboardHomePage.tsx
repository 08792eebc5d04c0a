import { useQuery } from '@tanstack/react-query';
import { formatAmount } from 'visa-sdk/format';
import { Heading, Skeleton, Stack, Text, useAnchor } from 'visa-ui';
import { DeskFigures } from './applications/DeskFigures';
import * as css from './dashboard.css';
import { countOptions } from './framework/calls';
import { PageHead } from './framework/PageHead';
import { groups } from './groups';
import { resources } from './resources';
import type { SectionPath } from './sections';
import { useStaffRole } from './staffRole';
import { words } from './strings';

export { loadHome } from './framework/loaders';

/** The dashboard's first page: every section with its number of records and a link. [DSH-01] */
export function DashboardHomePage() {
	const role = useStaffRole();
	return (
		<>
			<PageHead title={words.title} />
			<Text tone="soft">{role === 'admin' ? words.home.lead : `${words.home.lead} ${words.home.readOnly}`}</Text>
			<DeskFigures />
			<div className={css.groups}>
				{groups.map((group) => (
					<Stack key={group.name} gap="s" className={css.group}>
						<Heading level={2} size="small">
							{group.name}
						</Heading>
						<ul className={css.sections}>
							{group.paths.map((path) => (
								<li key={path} className={css.sectionPlace}>
									<SectionLink path={path} />
								</li>
							))}
						</ul>
					</Stack>
				))}
			</div>
		</>
	);
}

function SectionLink({ path }: { path: SectionPath }) {
	const anchor = useAnchor({ href: `/dashboard/${path}` });
	const { data: count, isError } = useQuery(countOptions(resources[path]));
	return (
		<a {...anchor} className={css.section}>
			<span className={css.sectionName}>{words.sections[path].many}</span>
			<span className={css.sectionCount}>
				{isError && words.home.failed}
				{count === undefined && !isError && <Skeleton height={24} width="5rem" />}
				{count !== undefined && words.home.count(formatAmount(count))}
			</span>
		</a>
	);
}
