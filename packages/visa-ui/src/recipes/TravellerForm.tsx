'use client';

import { useState } from 'react';
import type { ErrorBody } from 'visa-sdk/contract';
import { Button } from '../components/Button';
import { ErrorSummary, type FormFault } from '../components/ErrorSummary';
import { Form } from '../components/Form';
import { Heading } from '../components/Heading';
import { Notice } from '../components/Notice';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { TextField } from '../components/TextField';
import * as css from './page.css';

const fields = {
	firstName: { label: 'Ad', description: 'Pasportdakı kimi', autoComplete: 'given-name' },
	lastName: { label: 'Soyad', description: 'Pasportdakı kimi', autoComplete: 'family-name' },
	email: { label: 'E-poçt', type: 'email', autoComplete: 'email' },
	passport: { label: 'Pasportun nömrəsi', description: 'Pasportun ilk səhifəsindədir, məsələn: C01234567' },
} as const;
type FieldName = keyof typeof fields;
const names = Object.keys(fields) as FieldName[];
const isField = (name: string): name is FieldName => name in fields;

/** The form's values by field. */
export type Traveller = Record<FieldName, string>;
const nobody: Traveller = { firstName: '', lastName: '', email: '', passport: '' };

export interface TravellerFormProps {
	/** Saves the form; a refusal is an `ApiError` with one entry per invalid field. */
	save: (traveller: Traveller) => Promise<void>;
}

/**
 * A form whose errors are found by the server. Each is shown at its field and in the summary, which receives focus;
 * errors of no field appear only in the summary.
 */
export function TravellerForm({ save }: TravellerFormProps) {
	const [traveller, setTraveller] = useState(nobody);
	const [faults, setFaults] = useState<readonly { field?: string; message: string }[]>([]);
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<'open' | 'sending' | 'saved'>('open');

	async function submit() {
		if (state === 'sending') return;
		setState('sending');
		try {
			await save(traveller);
			setFaults([]);
			setState('saved');
		} catch (error) {
			// The client's error has the body of the refusal.
			const { errors = [], message } = error as ErrorBody;
			setFaults(errors.length > 0 ? errors : [{ message }]);
			setAttempt(attempt + 1);
			setState('open');
		}
	}
	function change(name: FieldName, text: string) {
		setTraveller({ ...traveller, [name]: text });
		// The server's message was about the old text.
		setFaults(faults.filter((fault) => fault.field !== name));
	}
	const summary: FormFault[] = faults.map(({ field, message }) =>
		field && isField(field)
			? { fieldId: `traveller-${field}`, message: `${fields[field].label}: ${message}` }
			: { message },
	);
	return (
		<main className={css.formPage}>
			<Stack gap="l">
				<Stack gap="xs">
					<Heading level={1} size="medium">
						Səyahətçi əlavə et
					</Heading>
					<Text tone="soft">Məlumatları pasportdakı kimi yazın: səfirlik onları tutuşdurur.</Text>
				</Stack>
				{state === 'saved' && (
					<Notice tone="success" title="Səyahətçi əlavə olundu">
						İndi onu müraciətə seçə bilərsiniz.
					</Notice>
				)}
				<ErrorSummary faults={summary} attempt={attempt} />
				<Form aria-label="Səyahətçi" onSubmit={() => void submit()}>
					{names.map((name) => (
						<TextField
							key={name}
							{...fields[name]}
							id={`traveller-${name}`}
							name={name}
							isRequired
							value={traveller[name]}
							onChange={(text) => change(name, text)}
							errorMessage={faults.find((fault) => fault.field === name)?.message}
						/>
					))}
					<div>
						<Button type="submit" isPending={state === 'sending'}>
							Yadda saxla
						</Button>
					</div>
				</Form>
			</Stack>
		</main>
	);
}
