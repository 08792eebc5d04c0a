import { PEOPLE_MAXIMUM, PEOPLE_MINIMUM, parsePeopleCount } from 'visa-sdk/rules';
import { NumberStepper } from '../../components/NumberStepper';
import { toast } from '../../components/Toast';
import { useWizardStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';

/** The number of travellers: with buttons or typed, always 1 to 10. [REV-07] */
export function PeopleField() {
	const actor = useWizardActor();
	const { review: words, rules } = useWizardStrings();
	const peopleCount = useWizard((form) => form.peopleCount);
	return (
		<NumberStepper
			label={words.people}
			value={peopleCount}
			minValue={PEOPLE_MINIMUM}
			maxValue={PEOPLE_MAXIMUM}
			parse={parsePeopleCount}
			onChange={(count) => actor.send({ type: 'SET_PEOPLE_COUNT', peopleCount: count })}
			onRefused={(edge) =>
				toast({
					tone: 'warning',
					message: edge === 'minimum' ? rules.peopleMinimum : rules.peopleMaximum,
					kind: 'wizard people',
				})
			}
		/>
	);
}
