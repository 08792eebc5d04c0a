import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { accessOf } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { Button, ConfirmDialog, toast } from 'visa-ui';
import { keepFocus } from '../../shell/keepFocus';
import { tellFailure } from '../../shell/tellFailure';
import type { Definition, Item, RecordAction } from '../resource';
import { useStaffRole } from '../staffRole';
import { actOnOne } from './calls';

/** Further actions on a record, each with a confirmation. */
export function RecordActions({ definition, item }: { definition: Definition; item: Item }) {
	const role = useStaffRole();
	const router = useRouter();
	const [asked, setAsked] = useState<RecordAction<Item> | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [isPending, setPending] = useState(false);
	if (!mayCall(accessOf[definition.section].update, role)) return null;
	// The dialog keeps its text while it closes.
	const ask = (action: RecordAction<Item>) => {
		setAsked(action);
		setOpen(true);
	};
	const act = async (action: RecordAction<Item>) => {
		setPending(true);
		try {
			await actOnOne(action.call, item.id);
			toast({ tone: 'success', message: action.done(item), kind: item.id });
			// The page's record has changed, so it is reloaded.
			await router.invalidate({ filter: ({ id }) => id.includes(item.id) });
		} catch (error) {
			tellFailure(error, { kind: item.id });
		} finally {
			setPending(false);
			setOpen(false);
			// What has been done may no longer be offered.
			keepFocus(() => document.querySelector<HTMLElement>('main h1'));
		}
	};
	return (
		<>
			{definition.actions
				?.filter(({ isOffered }) => isOffered(item))
				.map((action) => (
					<Button
						key={action.call}
						tone="secondary"
						isPending={isPending}
						onPress={() => (action.question ? ask(action) : void act(action))}
					>
						{action.label}
					</Button>
				))}
			{asked?.question && (
				<ConfirmDialog
					title={asked.question.title(item)}
					isOpen={isOpen}
					onClose={() => setOpen(false)}
					onConfirm={() => void act(asked)}
					confirmLabel={asked.label}
					isPending={isPending}
				>
					{asked.question.text}
				</ConfirmDialog>
			)}
		</>
	);
}
