import { Unstyled } from '@storybook/addon-docs/blocks';
import * as css from './landing.css';
import { componentPages } from './pageAddress';
import { useShownTheme } from './useShownColours';

/** Every component as a thumbnail that links to its page. */
export function Gallery() {
	const theme = useShownTheme();
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
									{/* On the paper that the picture was taken on, also beside a brand's own. */}
									<img
										data-theme={theme}
										className={css.picture}
										src={`./thumbnails/${name}-${theme}.png`}
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
