import type { ReactNode } from 'react';
import { Heading, Stack, Text } from 'visa-ui';
import { section } from './home.css';

interface HomeSectionProps {
	heading: string;
	/** What the heading is about, in a sentence. */
	text?: string;
	children: ReactNode;
}

/** A part of a page under its heading, which stands beside it in a wide window. */
export function HomeSection({ heading, text, children }: HomeSectionProps) {
	return (
		<section className={section}>
			<Stack gap="xs">
				<Heading level={2}>{heading}</Heading>
				{text && <Text tone="soft">{text}</Text>}
			</Stack>
			{children}
		</section>
	);
}
