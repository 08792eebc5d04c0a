import { Unstyled } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../components/Icon';
import * as css from './docs.css';

type Parent = ReactElement<{ children?: ReactNode }>;

const partsOf = (node: ReactNode): Parent[] =>
	Children.toArray(node).filter((child): child is Parent => isValidElement(child));
const rowsOf = (part: Parent | undefined) => partsOf(part?.props.children);

/** A table on a page; in a do and don't table each cell says which it is, rather than by position and colour alone. */
export function DoDont(props: ComponentProps<'table'>) {
	const [head, body] = partsOf(props.children);
	const [first] = rowsOf(rowsOf(head)[0]);
	if (first?.props.children !== 'Do') return <table {...props} />;
	return (
		<Unstyled>
			<ul className={css.advice}>
				{rowsOf(body).map((row) => {
					const [good, bad] = rowsOf(row);
					return (
						<li key={row.key} className={css.advicePair}>
							<p>
								<CheckIcon size="small" label="Do" />
								<span>{good?.props.children}</span>
							</p>
							<p>
								<CloseIcon size="small" label="Don’t" />
								<span>{bad?.props.children}</span>
							</p>
						</li>
					);
				})}
			</ul>
		</Unstyled>
	);
}
