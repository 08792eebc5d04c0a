import type { Settings } from 'visa-sdk/contract';
import { Inline, Link, Stack, Text } from 'visa-ui';
import { legalPages } from '../legal/legalPages';
import { strings } from '../strings';
import { payTermsStrings } from '../strings/pages/draft';
import { term } from './draft.css';

const words = payTermsStrings;

/** Next to the pay button: what is refunded and when, whom one pays, and the terms one accepts. [REV-12] */
export function PayTerms({ company }: Pick<Settings, 'company'>) {
	return (
		<Stack gap="xs">
			<Text size="caption" tone="soft">
				{words.refund}
			</Text>
			<Text size="caption" tone="soft">
				{words.company(company)}
			</Text>
			<Text size="caption" tone="soft">
				{words.agree}
			</Text>
			{/* In new tabs, so that the review stays as it is. */}
			<Inline gap="m">
				{legalPages.map((page) => (
					<Link key={page} className={term} href={`/${page}`} tone="soft" isExternal>
						{strings.titles[page]}
					</Link>
				))}
			</Inline>
		</Stack>
	);
}
