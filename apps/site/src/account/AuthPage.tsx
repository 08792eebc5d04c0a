import type { ReactNode } from 'react';
import { Heading, LinkButton, Notice, Stack, Text } from 'visa-ui';
import { narrowPage } from '../shell/Layout.css';
import { belowNews, sheet } from './account.css';

export interface AuthPageProps {
	heading: string;
	lead?: ReactNode;
	/** A hint, such as about a saved draft. */
	hint?: string | null;
	children: ReactNode;
	/** Links below the card. */
	foot?: ReactNode;
}

/** The frame of the sign-in pages. */
export function AuthPage({ heading, lead, hint, children, foot }: AuthPageProps) {
	return (
		<div className={narrowPage}>
			<Stack gap="l">
				<Stack gap="s" className={hint ? belowNews : undefined}>
					<Heading level={1} tabIndex={-1}>
						{heading}
					</Heading>
					{lead && <Text tone="soft">{lead}</Text>}
				</Stack>
				{hint && <Notice tone="info">{hint}</Notice>}
				<div className={sheet}>{children}</div>
				{foot}
			</Stack>
		</div>
	);
}

export interface WayOnProps {
	/** What became of a link, or why there is nothing to do here. */
	notice: ReactNode;
	href: string;
	/** What to do about it. */
	children: string;
}

/** The only content of a card: a notice, and the way on from it, in the place of a form and its button. */
export function WayOn({ notice, href, children }: WayOnProps) {
	return (
		<Stack gap="m">
			{notice}
			<LinkButton tone="primary" width="full" href={href}>
				{children}
			</LinkButton>
		</Stack>
	);
}
