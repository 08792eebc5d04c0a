import { useState } from 'react';
import type { BulkAction, BulkAnswer } from 'visa-sdk/contract';
import { Button, ConfirmDialog, Dialog, Notice, Stack, Text } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import type { Definition } from '../resource';
import { words } from '../strings';
import { bulk } from './calls';
import { filterOf, type ListState } from './listState';
import { tellDone } from './undo';

export interface BulkActionsProps {
	definition: Definition;
	state: ListState;
	/** The chosen rows of the page. */
	ids: readonly string[];
	/** How many the list's question finds, and whether all of them are on this page. */
	total: number;
	isWholeList: boolean;
	/** All rows of the page are chosen. */
	isWholePage: boolean;
	onDone: () => void;
	onRefused: (answer: BulkAnswer) => void;
}

const opposite: Partial<Record<BulkAction, BulkAction>> = {
	archive: 'restore',
	restore: 'archive',
	delete: 'restore',
	activate: 'deactivate',
	deactivate: 'activate',
};

/** What can be done to the chosen rows, or to all that match. [DSH-08] */
export function BulkActions(props: BulkActionsProps) {
	const { definition, state, ids, total, isWholeList, isWholePage, onDone, onRefused } = props;
	const [wantsAll, setWantsAll] = useState(false);
	const [asked, setAsked] = useState<BulkAction | null>(null);
	const [isPending, setPending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const isAll = wantsAll && isWholePage && !isWholeList;
	const count = isAll ? total : ids.length;

	const act = async (action: BulkAction) => {
		setPending(true);
		setProblem(null);
		try {
			const answer = await bulk(definition, {
				action,
				...(isAll ? { filter: filterOf(definition, state), total } : { ids }),
			});
			const changed = answer.results.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unchanged');
			const back = opposite[action];
			const canUndo = changed.length > 0 && back !== undefined && definition.bulk.includes(back);
			tellDone(
				words.bulk.done(answer.changed),
				canUndo ? () => bulk(definition, { action: back, ids: changed.map(({ id }) => id) }) : undefined,
			);
			if (answer.refused > 0) onRefused(answer);
			onDone();
		} catch (error) {
			setProblem(sentenceOf(error));
		} finally {
			setPending(false);
		}
	};
	const close = () => {
		setProblem(null);
		setAsked(null);
	};
	return (
		<>
			{isWholePage && !isWholeList && (
				<>
					{isAll && <Text tone="soft">{words.bulk.allChosen(total)}</Text>}
					<Button tone="quiet" onPress={() => setWantsAll(!isAll)}>
						{isAll ? words.bulk.onlyPage : words.bulk.all(total)}
					</Button>
				</>
			)}
			{definition.bulk.map((action) => (
				<Button key={action} tone="secondary" size="small" onPress={() => setAsked(action)}>
					{words.bulk.actions[action]}
				</Button>
			))}
			<ConfirmDialog
				title={asked ? words.bulk.question(words.bulk.actions[asked], count) : ''}
				isOpen={asked !== null}
				onClose={close}
				onConfirm={() => asked && void act(asked)}
				confirmLabel={asked ? words.bulk.actions[asked] : ''}
				tone={asked === 'delete' ? 'critical' : 'primary'}
				isPending={isPending}
			>
				<Stack gap="s">
					<Text>{words.bulk.text}</Text>
					{problem && <Notice tone="error">{problem}</Notice>}
				</Stack>
			</ConfirmDialog>
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
