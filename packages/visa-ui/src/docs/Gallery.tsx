import { Unstyled } from '@storybook/addon-docs/blocks';
import * as css from './landing.css';
import { componentPages } from './pageAddress';

/** Every component as a thumbnail that links to its page. */
export function Gallery() {
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
									{/* They were taken in the light theme. */}
									<img
										data-theme="light"
										className={css.picture}
										src={`./thumbnails/${name}.png`}
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
