import { Unstyled } from '@storybook/addon-docs/blocks';
import * as css from './landing.css';
import { componentPages } from './pageAddress';
import { useShownTheme } from './useShownColours';

/** The pictures that the tests compare: never older than the components. */
const pictures = import.meta.glob<string>('../../looks/sheets.spec.ts-kept/*-{light,dark}-360.png', {
	eager: true,
	query: '?url',
	import: 'default',
});

/** Every component as a picture that leads to its page. */
export function Gallery() {
	const theme = useShownTheme().includes('dark') ? 'dark' : 'light';
	const groups = Map.groupBy(componentPages(), ({ group }) => group);
	return (
		<Unstyled>
			{[...groups].map(([group, pages]) => (
				<section key={group}>
					<h3 className={css.group}>{group}</h3>
					<ul className={css.gallery}>
						{pages.map(({ name, address }) => (
							<li key={name}>
								<a href={address} target="_top" className={css.thumbnail}>
									<img
										className={css.picture}
										src={pictures[`../../looks/sheets.spec.ts-kept/${name}-${theme}-360.png`]}
										alt=""
										loading="lazy"
									/>
									<span className={css.thumbnailName}>{name}</span>
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</Unstyled>
	);
}
