import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Accordion } from '../components/Accordion';
import { ErrorSummary } from '../components/ErrorSummary';
import { Tabs } from '../components/Tabs';
import { TextField } from '../components/TextField';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const field = <TextField id="folded-name" label="Ad" isRequired />;
const isThere = () =>
	vi.waitFor(() => {
		expect(document.activeElement?.id).toBe('folded-name');
		expect(document.activeElement?.checkVisibility()).toBe(true);
	}, patience);

const parts = {
	Accordion: <Accordion items={[{ id: 'person', title: 'Səyahətçi', content: field }]} />,
	Tabs: (
		<Tabs
			label="Müraciət"
			isKeepingPanels
			items={[
				{ id: 'person', label: 'Səyahətçi', content: field },
				{ id: 'trip', label: 'Səfər', content: <TextField label="Ölkə" isRequired /> },
			]}
		/>
	),
};

it.each(['Accordion', 'Tabs'] as const)('a form that stops at a field which %s folds away shows it', async (name) => {
	const { page, draw } = drawPage();
	draw(
		<form>
			{parts[name]}
			<button type="submit">Göndər</button>
		</form>,
	);
	const other = page.querySelectorAll<HTMLElement>('[role="tab"]')[1];
	if (other) await userEvent.click(other);
	await userEvent.click(page.querySelector('[type="submit"]') as HTMLElement);
	await isThere();
});

it.each(['Accordion', 'Tabs'] as const)(
	'an error of a summary leads to its field which %s folds away',
	async (name) => {
		const { page, draw } = drawPage();
		draw(
			<>
				<ErrorSummary faults={[{ fieldId: 'folded-name', message: 'Adı yazın' }]} />
				{parts[name]}
			</>,
		);
		const other = page.querySelectorAll<HTMLElement>('[role="tab"]')[1];
		if (other) await userEvent.click(other);
		await userEvent.click(page.querySelector('a') as HTMLElement);
		await isThere();
	},
);
