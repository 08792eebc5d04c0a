import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Money } from '../../components/Money';
import { StatusTag } from '../../components/StatusTag';
import { useWizardStrings } from '../../strings/wizard';
import { namesOf, type ReviewLine, type WizardStep } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';
import * as styles from './review.css';

export interface ReviewRowProps {
	term: string;
	value?: ReactNode;
	note?: string;
	line?: ReviewLine;
	/** Says when the line is paid. [REV-02] */
	isTagged?: boolean;
	/** The step on which this can be changed. */
	step?: WizardStep;
}

/** One line of the review: its name, the selection or price, and a link to change it. */
export function ReviewRow({ term, value, note, line, isTagged = true, step }: ReviewRowProps) {
	const actor = useWizardActor();
	const words = useWizardStrings();
	const canChange = useWizard((form) => step !== undefined && namesOf(form.steps).includes(step));
	return (
		<div className={styles.row}>
			<dt className={styles.term}>
				{term}
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
