import { useRef } from 'react';
import { formatDay } from 'visa-sdk/format';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useFormats } from '../../strings/formats';
import { useWizardStrings } from '../../strings/wizard';
import { lateService } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';

/** Says that the trip may start before the visa is ready, and offers the service that is ready in time. [SRV-05] */
export function LateNotice() {
	const actor = useWizardActor();
	const { late: words } = useWizardStrings();
	const formats = useFormats();
	const notice = useRef<HTMLDivElement>(null);
	const problem = lateService(useWizard((form) => form));
	if (!problem) return null;
	const { chosen, inTime } = problem;
	const choose = (service: typeof chosen) => {
		actor.send({ type: 'CHOOSE_SERVICE', service });
		// The notice disappears with the pressed button: focus stays on the step.
		notice.current?.closest('section')?.querySelector('h1')?.focus();
	};
	return (
		<Notice
			ref={notice}
			tone="warning"
			action={
				inTime ? (
					<Button tone="secondary" onPress={() => choose(inTime.service)}>
						{words.choose(inTime.service.name, formatDay(inTime.readyBy, formats))}
					</Button>
				) : (
					<Button tone="secondary" onPress={() => actor.send({ type: 'GO_TO', step: 'DATE' })}>
						{words.changeDates}
					</Button>
				)
			}
		>
			{words.tooLate(chosen.name, formatDay(problem.readyBy, formats), formatDay(problem.startDate, formats))}{' '}
			{!inTime && words.noneInTime}
		</Notice>
	);
}
