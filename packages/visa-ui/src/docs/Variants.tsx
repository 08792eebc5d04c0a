import type { ReactNode } from 'react';
import * as css from './states.css';

interface VariantsProps<Variant> {
	/** What differs from one to the next, by its name in code. */
	of: Record<string, Variant>;
	children: (variant: Variant) => ReactNode;
}

/** Specimens that take the whole width of the page, each below its name. A matrix would make them as narrow as they can be. */
export const Variants = <Variant,>({ of, children }: VariantsProps<Variant>) => (
	<div className={css.variants}>
		{Object.entries(of).map(([name, variant]) => (
			<div key={name} className={css.variant}>
				<div lang="en" dir="ltr" className={css.head}>
					{name}
				</div>
				{children(variant)}
			</div>
		))}
	</div>
);
