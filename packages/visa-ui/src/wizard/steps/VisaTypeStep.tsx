import { useState } from 'react';
import type { VisaType } from 'visa-sdk/contract';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { Text } from '../../components/Text';
import { InLanguage } from '../../strings/InLanguage';
import { useWizardStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CardStep } from './CardStep';
import { textsLang } from './textsLang';

/** Selecting the visa type, with its required documents in a dialog. [VTY-01…04] */
export function VisaTypeStep() {
	const actor = useWizardActor();
	const { visaType: words, namesLang } = useWizardStrings();
	const [opened, setOpened] = useState<VisaType | null>(null);
	return (
		<>
			<CardStep
				label={words.heading}
				list={useWizard((form) => form.offer.visaTypes)}
				selected={useWizard((form) => form.choices.visaType)}
				onChoose={(visaType) => actor.send({ type: 'CHOOSE_VISA_TYPE', visaType })}
				toCard={(item) => ({
					title: item.name,
					content: item.description && (
						<Text tone="soft">
							<InLanguage lang={textsLang(item, namesLang)}>{item.description}</InLanguage>
						</Text>
					),
					action: (
						<Button tone="quiet" size="small" aria-label={words.documentsOf(item.name)} onPress={() => setOpened(item)}>
							{words.documents}
						</Button>
					),
				})}
			/>
			<Dialog title={words.documentsTitle} isOpen={opened !== null} onClose={() => setOpened(null)}>
				<Text isKeepingLines>
					<InLanguage lang={textsLang(opened, namesLang)}>{opened?.requiredDocuments}</InLanguage>
				</Text>
			</Dialog>
		</>
	);
}
