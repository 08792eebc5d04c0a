import type { ReactNode } from 'react';
import { Heading, Stack, Text } from 'visa-ui';
import { section } from './home.css';

interface HomeSectionProps {
	heading: string;
	/** The section's topic in one sentence. */
	text?: string;
	children: ReactNode;
}

/** A section of a page, with its heading beside it in a wide window. */
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
