import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { italy, startWizard } from '../machine/testKit';
import { WizardActorContext } from '../useWizard';
import { DateStep } from './DateStep';

const dates = { step: 'DATE', countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' } as const;

it.each([
	['as most browsers report it', { isComposing: true }],
	['as Safari reports it', { keyCode: 229 }],
])('[DAT-12] Enter that ends what an input method composes leaves no step, %s', async (_name, composing) => {
	const wizard = startWizard({ search: dates });
	await wizard.onStep('DATE');
	const sent = vi.spyOn(wizard.actor, 'send');
	const { page, draw } = drawPage();
	draw(
		<WizardActorContext value={wizard.actor}>
			<DateStep />
		</WizardActorContext>,
	);
	const input = page.querySelector('input') as HTMLInputElement;
	input.focus();
	const enter = (how: KeyboardEventInit) =>
		input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how }));
	// The step sends as it hears the key: what it sent is known by the next line.
	enter(composing);
	expect(sent).not.toHaveBeenCalled();
	enter({ keyCode: 13 });
	expect(sent.mock.calls).toEqual([[{ type: 'NEXT' }]]);
	await wizard.onStep('VISA_TYPE');
	wizard.actor.stop();
});
