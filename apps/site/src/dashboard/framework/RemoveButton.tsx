import { useState } from 'react';
import { ApiError } from 'visa-sdk';
import { contract } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { Button, ConfirmDialog, Notice, TrashIcon } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import type { Definition, Item } from '../resource';
import { useStaffRole } from '../StaffFrame';
import { words } from '../strings';
import { oneNow, removeOne } from './calls';

export interface RemoveButtonProps {
	definition: Definition;
	item: Item;
	/** @param message what became of it, as a sentence */
	onRemoved: (message: string) => Promise<void>;
}

/** Deletes after a question; the server archives what is in use, or says why it stays. [DSH-01] [DSH-09] */
export function RemoveButton({ definition, item, onRemoved }: RemoveButtonProps) {
	const role = useStaffRole();
	const [isOpen, setOpen] = useState(false);
	const [isPending, setPending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	if (!mayCall(contract[definition.section].remove.access, role) || item.isArchived) return null;
	const name = definition.nameOf(item);
	const remove = async () => {
		setPending(true);
		setProblem(null);
		try {
			await removeOne(definition, item.id);
			const isKept = await stillThere(definition, item.id);
			await onRemoved(isKept ? words.form.archived(name) : words.form.removed(name));
		} catch (error) {
			setProblem(sentenceOf(error));
			setPending(false);
		}
	};
	const close = () => {
		setProblem(null);
		setOpen(false);
	};
	return (
		<>
			<Button tone="secondary" icon={<TrashIcon />} onPress={() => setOpen(true)}>
				{words.form.remove}
			</Button>
			<ConfirmDialog
				title={words.form.removeTitle(name)}
				isOpen={isOpen}
				onClose={close}
				onConfirm={() => void remove()}
				confirmLabel={words.form.remove}
				tone="critical"
				isPending={isPending}
			>
				{definition.removing(item)}
				{problem && <Notice tone="error">{problem}</Notice>}
			</ConfirmDialog>
		</>
	);
}

/** Deleting answers the same for what is gone and what went into the archive. */
async function stillThere(definition: Definition, id: string): Promise<boolean> {
	try {
		return (await oneNow(definition, id)).isArchived === true;
	} catch (error) {
		if (error instanceof ApiError && error.statusCode === 404) return false;
		throw error;
	}
}
