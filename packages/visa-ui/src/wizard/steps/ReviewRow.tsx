import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Money } from '../../components/Money';
import { StatusTag } from '../../components/StatusTag';
import { InLanguage } from '../../strings/InLanguage';
import { useWizardStrings } from '../../strings/wizard';
import { namesOf, type ReviewLine, type StepName } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';
import * as styles from './review.css';

export interface ReviewRowProps {
	term: string;
	/** The part of the term that staff named, and its language, where it isn't the page's. [ACC-11] */
	named?: { name: string; lang: string | undefined };
	value?: ReactNode;
	note?: string;
	line?: ReviewLine;
	/** Says when the line is paid. [REV-02] */
	isTagged?: boolean;
	/** The step on which this can be changed. */
	step?: StepName;
}

/** One line of the review: its name, the selection or price, and a link to change it. */
export function ReviewRow({ term, named, value, note, line, isTagged = true, step }: ReviewRowProps) {
	const actor = useWizardActor();
	const words = useWizardStrings();
	const canChange = useWizard((form) => step !== undefined && namesOf(form.steps).includes(step));
	return (
		<div className={styles.row}>
			<dt className={styles.term}>
				<Term named={named}>{term}</Term>
				{note && <span className={styles.note}>{note}</span>}
			</dt>
			<dd className={styles.value}>
				{value}
				{line && isTagged && (
					<StatusTag tone={line.paid === 'now' ? 'info' : 'neutral'}>
						{line.paid === 'now' ? words.review.payNow : words.review.payAtEmbassy}
					</StatusTag>
				)}
				{line && (
					<span className={styles.amount}>
						{line.kind === 'countryFee' && line.amount === 0 ? words.review.noFee : <Money amount={line.amount} />}
					</span>
				)}
			</dd>
			<dd className={styles.change}>
				{step && canChange && (
					<Button
						tone="quiet"
						size="small"
						aria-label={`${words.change}: ${term}`}
						onPress={() => actor.send({ type: 'GO_TO', step })}
					>
						{words.change}
					</Button>
				)}
			</dd>
		</div>
	);
}

function Term({ named, children: term }: { named: ReviewRowProps['named']; children: string }) {
	const start = named?.lang ? term.indexOf(named.name) : -1;
	if (!named || start < 0) return term;
	return (
		<>
			{term.slice(0, start)}
			<InLanguage lang={named.lang}>{named.name}</InLanguage>
			{term.slice(start + named.name.length)}
		</>
	);
}
