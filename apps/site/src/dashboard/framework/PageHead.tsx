import { type ReactNode, useEffect } from 'react';
import { Heading } from 'visa-ui';
import { setTitle } from '../../shell/title';
import { head } from '../dashboard.css';
import { words } from '../strings';

export interface PageHeadProps {
	title: string;
	/** The available actions, such as creating a record. */
	children?: ReactNode;
}

/** A page's heading, which is also the document title. [RTE-10] */
export function PageHead({ title, children }: PageHeadProps) {
	useEffect(() => setTitle(title === words.title ? title : `${title} · ${words.title}`), [title]);
	return (
		<div className={head}>
			<Heading level={1} size="medium" tabIndex={-1}>
				{title}
			</Heading>
			{children}
		</div>
	);
}
