import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { contract } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { Button, ConfirmDialog, toast } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import type { Definition, Item, RecordAction } from '../resource';
import { useStaffRole } from '../StaffFrame';
import { actOnOne } from './calls';

/** What else can be done with a record, each after its question. */
export function RecordActions({ definition, item }: { definition: Definition; item: Item }) {
	const role = useStaffRole();
	const router = useRouter();
	const [asked, setAsked] = useState<RecordAction<Item> | null>(null);
	const [isPending, setPending] = useState(false);
	if (!mayCall(contract[definition.section].update.access, role)) return null;
	const act = async (action: RecordAction<Item>) => {
		setPending(true);
		try {
			await actOnOne(action.call, item.id);
			toast({ tone: 'success', message: action.done(item) });
			// The page's record has changed: it is read again.
			await router.invalidate();
		} catch (error) {
			toast({ tone: 'error', message: sentenceOf(error) });
		} finally {
			setPending(false);
			setAsked(null);
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
						onPress={() => (action.question ? setAsked(action) : void act(action))}
					>
						{action.label}
					</Button>
				))}
			<ConfirmDialog
				title={asked?.question?.title(item) ?? ''}
				isOpen={asked !== null}
				onClose={() => setAsked(null)}
				onConfirm={() => asked && void act(asked)}
				confirmLabel={asked?.label}
				isPending={isPending}
			>
				{asked?.question?.text}
			</ConfirmDialog>
		</>
	);
}
