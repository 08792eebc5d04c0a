import { Link, Text } from 'visa-ui';
import { group, link, links } from './pageLinks.css';
import { usePathname } from './usePathname';

interface PageLinksProps<Page extends string> {
	title: string;
	/** Each is a path below the root. */
	pages: readonly Page[];
	nameOf: (page: Page) => string;
}

/** Links to pages of one kind; the open one is marked. */
export function PageLinks<Page extends string>({ title, pages, nameOf }: PageLinksProps<Page>) {
	const pathname = usePathname();
	return (
		<div className={group}>
			<Text size="caption" weight="medium">
				{title}
			</Text>
			<ul className={links}>
				{pages.map((page) => (
					<li key={page} className={link}>
						<Link href={`/${page}`} tone="soft" aria-current={pathname === `/${page}` ? 'page' : undefined}>
							{nameOf(page)}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
