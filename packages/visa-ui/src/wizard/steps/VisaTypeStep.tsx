import { useState } from 'react';
import type { VisaType } from 'visa-sdk/contract';
import { Button } from '../../components/Button';
import { CardSelect } from '../../components/CardSelect';
import { Dialog } from '../../components/Dialog';
import { Text } from '../../components/Text';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { RemoteList } from './RemoteList';

/** Choosing the visa type, with its required documents in a dialog. [VTY-01…04] */
export function VisaTypeStep() {
	const actor = useWizardActor();
	const { visaType: words } = useStrings();
	const list = useWizard((form) => form.offer.visaTypes);
	const selected = useWizard((form) => form.choices.visaType);
	const [opened, setOpened] = useState<VisaType | null>(null);
	return (
		<>
			<RemoteList list={list} rowHeight={96}>
				{(items) => (
					<CardSelect
						label={words.heading}
						items={items.map((item) => ({
							id: item.id,
							title: item.name,
							content: item.description && <Text tone="soft">{item.description}</Text>,
							action: (
								<Button
									tone="quiet"
									size="small"
									aria-label={words.documentsOf(item.name)}
									onPress={() => setOpened(item)}
								>
									{words.documents}
								</Button>
							),
						}))}
						selectedId={selected?.id ?? null}
						onChange={(id) =>
							actor.send({ type: 'CHOOSE_VISA_TYPE', visaType: items.find((item) => item.id === id) ?? null })
						}
					/>
				)}
			</RemoteList>
			<Dialog title={words.documentsTitle} isOpen={opened !== null} onClose={() => setOpened(null)}>
				<Text isKeepingLines>{opened?.requiredDocuments}</Text>
			</Dialog>
		</>
	);
}
