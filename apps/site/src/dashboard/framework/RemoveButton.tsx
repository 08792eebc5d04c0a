import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accessOf, type Usage } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { Button, ConfirmDialog, Notice, Stack, Text, TrashIcon } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import type { Definition, Item } from '../resource';
import { useStaffRole } from '../staffRole';
import { words } from '../strings';
import { bulk, removeOne, usageOptions } from './calls';

export interface RemoveButtonProps {
	definition: Definition;
	item: Item;
	/**
	 * @param message the result, as a sentence
	 * @param undo absent if it can't be undone
	 */
	onRemoved: (message: string, undo?: () => Promise<unknown>) => Promise<void>;
}

/** Deletes after a confirmation that lists its uses; a record in use is archived instead. [DSH-01] [DSH-09] */
export function RemoveButton({ definition, item, onRemoved }: RemoveButtonProps) {
	const role = useStaffRole();
	const [isOpen, setOpen] = useState(false);
	const [isPending, setPending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	// While it is being deleted, its uses aren't requested any more.
	const usage = useQuery({ ...usageOptions(definition, item.id), enabled: isOpen && !isPending });
	if (!mayCall(accessOf[definition.section].remove, role) || item.isArchived) return null;
	const name = definition.nameOf(item);
	// If unknown, any outcome is possible: the text says that deletion may be permanent, and everything else.
	const removal = usage.data?.removal ?? 'deleted';
	const isRefused = removal === 'refused';
	const isArchived = removal === 'archived';
	// Title and button say what will happen.
	const title = {
		deleted: words.form.removeTitle,
		archived: words.form.archiveTitle,
		refused: words.form.refusedTitle,
	}[removal];
	// What deleting does is said once it is known that it deletes, or that nothing keeps it from that.
	const isSaid = definition.removing && (usage.data ? removal === 'deleted' : isNeverKept(definition));
	const close = () => {
		setProblem(null);
		setOpen(false);
	};
	const remove = async () => {
		setPending(true);
		setProblem(null);
		try {
			const { outcome } = await removeOne(definition, item.id);
			const undo = definition.bulk.includes('restore')
				? () => bulk(definition, { action: 'restore', ids: [item.id] })
				: undefined;
			await onRemoved(outcome === 'archived' ? words.form.archived(name) : words.form.removed(name), undo);
		} catch (error) {
			setProblem(sentenceOf(error));
			setPending(false);
		}
	};
	return (
		<>
			<Button tone="secondary" icon={<TrashIcon />} onPress={() => setOpen(true)}>
				{words.form.remove}
			</Button>
			<ConfirmDialog
				title={title(name)}
				isOpen={isOpen}
				onClose={close}
				onConfirm={isRefused ? undefined : () => void remove()}
				confirmLabel={isArchived ? words.bulk.actions.archive : words.form.remove}
				cancelLabel={isRefused ? words.form.understood : undefined}
				tone={removal === 'deleted' ? 'critical' : 'primary'}
				isPending={isPending || usage.isPending}
			>
				<Stack gap="s">
					{isSaid && <Text>{definition.removing?.(item)}</Text>}
					{usage.data && <UsageText usage={usage.data} />}
					{usage.isPending && <Text tone="soft">{words.usage.loading}</Text>}
					{usage.isError && !usage.data && (
						<Notice tone="warning" title={words.usage.unread}>
							{outcomesOf(definition)}
						</Notice>
					)}
					{problem && <Notice tone="error">{problem}</Notice>}
				</Stack>
			</ConfirmDialog>
		</>
	);
}

/** Whether a record of the section is deleted even if it is in use. */
const isNeverKept = ({ bulk: actions }: Definition) => !actions.includes('archive') && !actions.includes('restore');

/** The possible outcomes if it isn't known whether the record is in use: its section archives or refuses. */
function outcomesOf(definition: Definition) {
	const { unreadArchived, unreadRefused, unreadLost } = words.usage;
	if (isNeverKept(definition)) return unreadLost;
	return definition.bulk.includes('archive') ? unreadArchived : unreadRefused;
}

/** What uses it, counted, and what therefore happens. */
function UsageText({ usage: { removal, uses } }: { usage: Usage }) {
	if (uses.length === 0) return <Text tone="soft">{words.usage.unused}</Text>;
	const counted = uses.map(({ kind, count }) => `${count} ${words.usage.kinds[kind]}`).join(', ');
	const outcome = { deleted: words.usage.lost, archived: words.usage.archived, refused: words.usage.refused }[removal];
	return (
		<Notice tone={removal === 'deleted' ? 'info' : 'warning'} title={words.usage.kept(counted)}>
			{outcome}
		</Notice>
	);
}
