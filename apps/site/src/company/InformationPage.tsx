import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Settings } from 'visa-sdk/contract';
import { Heading, Skeleton, Stack } from 'visa-ui';
import { queries } from '../api';
import { legalPages } from '../legal/legalPages';
import { FailedNotice } from '../shell/FailedNotice';
import { PageLinks } from '../shell/PageLinks';
import { strings } from '../strings';
import { companyStrings } from '../strings/pages/company';
import { companyPages } from './companyPages';
import * as styles from './information.css';

interface InformationPageProps {
	heading: string;
	children: (settings: Settings) => ReactNode;
}

/** A plain text page about the service, beside the list of all such pages. */
export function InformationPage({ heading, children }: InformationPageProps) {
	const settings = useQuery(queries.settings());
	if (settings.isPending) {
		// The length of the text isn't known in advance: a list placed below it immediately would jump.
		return (
			<div className={styles.frame}>
				<Stack gap="l">
					<Heading level={1}>{heading}</Heading>
					<Skeleton height={480} />
				</Stack>
			</div>
		);
	}
	return (
		<div className={styles.frame}>
			<Stack gap="l">
				<Heading level={1}>{heading}</Heading>
				{settings.data ? (
					children(settings.data)
				) : (
					<FailedNotice error={settings.error} title={companyStrings.failed} onRetry={() => void settings.refetch()} />
				)}
			</Stack>
			<nav className={styles.aside} aria-label={companyStrings.information}>
				<PageLinks title={strings.shell.company} pages={companyPages} nameOf={(page) => strings.titles[page]} />
				<PageLinks title={strings.shell.rules} pages={legalPages} nameOf={(page) => strings.titles[page]} />
			</nav>
		</div>
	);
}
