import { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { DateField, DatePicker, DateRange, DateTimeField, OtpField, PhoneField, TimeField } from '../entries';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const countries = [{ id: 'AZ', code: '994', label: 'Azərbaycan' }];
const noSuchDay = /^Belə tarix yoxdur/;
const missing = /^Bu xananı doldurun/;

function drawForm(field: ReactElement) {
	const sent: [string, unknown][][] = [];
	const { page, draw } = drawPage();
	draw(
		<form
			onSubmit={(event) => {
				event.preventDefault();
				sent.push([...new FormData(event.currentTarget)]);
			}}
		>
			{field}
			<button type="submit">Göndər</button>
		</form>,
	);
	const told = () =>
		[...page.querySelectorAll('[id$=-error]')]
			.map((one) => one.textContent)
			.join(' ')
			.trim();
	return { page, sent, told };
}
const box = (name: string) => screen.getByRole('textbox', { name, exact: true });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Göndər' }));

it.each<[string, ReactElement, () => Promise<unknown>, RegExp]>([
	['a day that is none', <DateField key={1} label="Gün" name="a" />, () => box('Gün').fill('31/02/2026'), noSuchDay],
	[
		'a day that is none, where one is required',
		<DatePicker key={2} label="Gün" name="a" isRequired />,
		() => box('Gün').fill('31/02/2026'),
		noSuchDay,
	],
	[
		'a day before the first',
		<DatePicker key={3} label="Gün" name="a" minValue={new CalendarDate(2026, 12, 1)} />,
		() => box('Gün').fill('30/11/2026'),
		/01\/12\/2026/,
	],
	[
		'a beginning that is none',
		<DateRange key={4} label="Səfər" startName="a" />,
		() => box('Başlanğıc').fill('31/02/2026'),
		noSuchDay,
	],
	[
		'an end that a later beginning has emptied',
		<DateRange
			key={5}
			label="Səfər"
			endName="a"
			defaultValue={{ start: new CalendarDate(2026, 12, 1), end: new CalendarDate(2026, 12, 5) }}
		/>,
		() => box('Başlanğıc').fill('09/12/2026'),
		/09\/12\/2026/,
	],
	[
		'a time that is none',
		<DateTimeField key={6} label="Son" name="a" defaultValue="2026-12-08T10:00" />,
		() => box('Saat').fill('930'),
		/^Belə saat yoxdur/,
	],
	[
		'a day without a time',
		<DateTimeField key={7} label="Son" name="a" />,
		() => box('Tarix').fill('08/12/2026'),
		missing,
	],
	['a time without a day', <DateTimeField key={8} label="Son" name="a" />, () => box('Saat').fill('10:00'), missing],
	[
		'hours without minutes',
		<TimeField key={9} label="Saat" name="a" />,
		async () => {
			await userEvent.click(screen.getByRole('spinbutton').first());
			await userEvent.keyboard('09');
		},
		/^Saatı tam yazın/,
	],
	[
		'a number without digits',
		<PhoneField key={10} label="Telefon" name="a" countries={countries} isRequired />,
		() => box('Telefon').fill('abc'),
		/^Nömrəni ölkə kodundan sonra/,
	],
	['half a code', <OtpField key={11} label="Kod" name="a" />, () => box('Kod').fill('123'), /^Kodu tam yazın: 6/],
])('%s is told at its field, and not sent as nothing', async (_, field, type, message) => {
	const { told, sent } = drawForm(field);
	await type();
	await send();
	await vi.waitFor(() => expect(told()).toMatch(message), patience);
	expect(sent).toEqual([]);
});

it('[DAT-04] a day that was refused by Enter is not sent, and an empty field is once it is left so', async () => {
	const { page, told, sent } = drawForm(<DateField label="Gün" name="a" />);
	await box('Gün').fill('31/02/2026');
	await userEvent.keyboard('{Enter}');
	await vi.waitFor(() => expect(told()).toMatch(noSuchDay), patience);
	expect(sent).toEqual([]);
	expect(page.querySelector('input')?.value).toBe('');
	await box('Gün').fill('08/12/2026');
	await vi.waitFor(() => expect(told()).toBe(''), patience);
	await box('Gün').fill('');
	await send();
	await vi.waitFor(() => expect(sent).toEqual([[['a', '']]]), patience);
});

it('[DAT-04] a page that answers itself to a refused day is the only one that does', async () => {
	const refused = vi.fn();
	const { told } = drawForm(<DateField label="Gün" onInvalid={refused} />);
	await box('Gün').fill('31/02/2026');
	await userEvent.keyboard('{Tab}');
	await vi.waitFor(() => expect(refused).toHaveBeenCalledExactlyOnceWith('31/02/2026'), patience);
	expect(told()).toBe('');
});
