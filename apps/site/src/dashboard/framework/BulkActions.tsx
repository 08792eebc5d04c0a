import { useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { BulkAction, BulkAnswer } from 'visa-sdk/contract';
import { Button, ConfirmDialog, Dialog, Notice, Stack, type TableChoice, Text } from 'visa-ui';
import { isOfSession } from '../../shell/isOfSession';
import { sentenceOf } from '../../shell/sentenceOf';
import type { Definition } from '../resource';
import { words } from '../strings';
import { bulk } from './calls';
import { filterOf, type ListState } from './listState';
import { tellManyDone } from './undo';

export interface BulkActionsProps {
	definition: Definition;
	state: ListState;
	/** The selected rows of the page. */
	ids: readonly string[];
	/** Whether everything the list query finds is meant, and how many that are. */
	choice: TableChoice;
	/** Called with what became of each, once the question is closed. */
	onDone: (answer: BulkAnswer) => void;
}

const opposite: Partial<Record<BulkAction, BulkAction>> = {
	archive: 'restore',
	restore: 'archive',
	delete: 'restore',
	activate: 'deactivate',
	deactivate: 'activate',
};

/** What is permanently deleted leaves the list: where nothing is archived, no row of it can be restored. */
const offered = ({ bulk: actions }: Definition) =>
	actions.filter((action) => action !== 'restore' || actions.includes('archive'));

/** The actions on the selected rows, or on everything that matches. [DSH-08] */
export function BulkActions(props: BulkActionsProps) {
	const { definition, state, ids, choice, onDone } = props;
	const [asked, setAsked] = useState<BulkAction | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [isPending, setPending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);

	const act = async (action: BulkAction) => {
		setPending(true);
		setProblem(null);
		try {
			const answer = await bulk(definition, {
				action,
				...(choice.all ? { filter: filterOf(definition, state), total: choice.count } : { ids }),
			});
			const changed = answer.results.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unchanged');
			const archived = action === 'delete' ? changed.filter(({ outcome }) => outcome === 'archived').length : 0;
			const back = opposite[action];
			const canUndo = changed.length > 0 && back !== undefined && definition.bulk.includes(back);
			tellManyDone(
				answer,
				words.bulk.done(answer.changed, action, archived),
				words.bulk.unchanged,
				canUndo ? () => bulk(definition, { action: back, ids: changed.map(({ id }) => id) }) : undefined,
				// Of what is on other pages nothing but its name is known.
				action === 'deactivate' ? definition.notUndone?.(null) : null,
			);
			setOpen(false);
			onDone(answer);
		} catch (error) {
			// Of several, some may be done by then.
			const isUnknown = !(error instanceof ApiError) || error.statusCode >= 500;
			setProblem(isOfSession(error) ? null : [sentenceOf(error), ...(isUnknown ? [words.bulk.unknown] : [])].join(' '));
		} finally {
			setPending(false);
		}
	};
	// The dialog keeps its text while it closes.
	const ask = (action: BulkAction) => {
		setProblem(null);
		setAsked(action);
		setOpen(true);
	};
	return (
		<>
			{offered(definition).map((action) => (
				<Button key={action} tone="secondary" size="small" onPress={() => ask(action)}>
					{words.bulk.actions[action]}
				</Button>
			))}
			{asked && (
				<ConfirmDialog
					title={words.bulk.question(asked, choice.count)}
					isOpen={isOpen}
					onClose={() => setOpen(false)}
					onConfirm={() => void act(asked)}
					confirmLabel={words.bulk.actions[asked]}
					tone={asked === 'delete' ? 'critical' : 'primary'}
					isPending={isPending}
				>
					<Stack gap="s">
						<Text>{words.bulk.text}</Text>
						{definition.bulkTexts?.[asked] && <Text>{definition.bulkTexts[asked]}</Text>}
						{asked === 'delete' && definition.bulk.includes('archive') && <Text>{words.bulk.textArchived}</Text>}
						{problem && <Notice tone="error">{problem}</Notice>}
					</Stack>
				</ConfirmDialog>
			)}
		</>
	);
}

/** Which rows were refused, and why. */
export function RefusedDialog({ answer, onClose }: { answer: BulkAnswer | null; onClose: () => void }) {
	const refused = answer?.results.filter(({ outcome }) => outcome === 'refused') ?? [];
	return (
		<Dialog title={words.bulk.refusedTitle} isOpen={answer !== null} onClose={onClose}>
			<Stack gap="s">
				<Text>{words.bulk.refused(refused.length)}</Text>
				<ul>
					{refused.map(({ id, name, message }) => (
						<li key={id}>
							<strong>{name ?? words.bulk.missing}</strong>: {message}
						</li>
					))}
				</ul>
			</Stack>
		</Dialog>
	);
}
