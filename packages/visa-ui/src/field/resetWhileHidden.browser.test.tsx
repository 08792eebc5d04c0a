import { Activity, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fields } from '../conformance/fields';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
// A file is never there at first.
const cases = Object.entries(fields).filter(([, { holds }]) => holds !== 'file');

it.each(cases)(
	'[LIB-01] %s takes its first value again when its form was reset while its part of the page was hidden',
	async (_name, sample) => {
		const { page, draw } = drawPage();
		const first = sample.holds === 'isSelected' ? 'defaultSelected' : 'defaultValue';
		const show = (mode: 'visible' | 'hidden') =>
			draw(
				<StrictMode>
					<form>
						<Activity mode={mode}>
							<div>{sample.render({ name: 'probe', [first]: sample.first })}</div>
						</Activity>
					</form>
				</StrictMode>,
			);
		show('visible');
		const form = page.querySelector('form') as HTMLFormElement;
		const sent = () => new FormData(form).getAll('probe');
		await sample.change(userEvent, form.firstElementChild as HTMLElement);
		await vi.waitFor(() => expect(sent()).toEqual(sample.secondSent), patience);
		// What was only hidden is as it was.
		show('hidden');
		show('visible');
		await vi.waitFor(() => expect(sent()).toEqual(sample.secondSent), patience);
		show('hidden');
		form.reset();
		// The form answers a turn later.
		await new Promise((resolve) => setTimeout(resolve));
		show('visible');
		await vi.waitFor(() => expect(sent()).toEqual(sample.sent), patience);
	},
);
