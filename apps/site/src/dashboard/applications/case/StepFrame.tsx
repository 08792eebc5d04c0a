import type { ReactNode } from 'react';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { Button, Inline } from 'visa-ui';
import { FormFrame, type SiteForm, SubmitButton } from '../../../form';
import { lastIsQuiet } from '../../dashboard.css';
import * as partCss from '../parts.css';
import type { CaseStep, Permitted } from '../permitted';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import * as css from './case.css';

/** What the actions of a case are based on. */
export interface MovesProps {
	request: VisaRequestDetail;
	may: Permitted;
	work: CaseWork;
}
export interface StepFormProps extends MovesProps {
	onClose: () => void;
}

interface StepFrameProps {
	form: SiteForm<unknown>;
	step: CaseStep;
	/** Its description, if the default doesn't fit. */
	does?: string;
	onClose: () => void;
	children: ReactNode;
}

/** A requested form starts with focus in its first field. */
export const takeFocus = (frame: HTMLElement | null): void =>
	frame?.querySelector<HTMLElement>('select, textarea, input, button, [tabindex="0"]')?.focus();

/** The end of such a form: what sends it, and a way back. */
export function StepFoot({ form, name, onClose }: { form: SiteForm<unknown>; name: string; onClose: () => void }) {
	return (
		<Inline gap="s" className={lastIsQuiet} isStackedOnPhones>
			<SubmitButton form={form}>{name}</SubmitButton>
			<Button tone="quiet" onPress={onClose}>
				{words.moves.cancel}
			</Button>
		</Inline>
	);
}

/** The frame of such a form: its description, its fields, and a way back. Ctrl+Enter submits it. */
export function StepFrame({ form, step, does = words.moves.does[step], onClose, children }: StepFrameProps) {
	const name = words.moves.names[step];
	return (
		<div ref={takeFocus} className={css.moveForm}>
			<FormFrame form={form} aria-label={name}>
				<p className={partCss.plain}>
					<strong>{name}.</strong> {does}
				</p>
				{children}
				<StepFoot form={form} name={name} onClose={onClose} />
			</FormFrame>
		</div>
	);
}
