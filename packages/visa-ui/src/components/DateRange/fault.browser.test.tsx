import { expect, it } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { DateRange, type DateRangeProps } from '.';

const whole = 'Səfər 90 gündən uzun ola bilməz';
const ofStart = 'Bu gün bağlıdır';
/** What each date's input says of itself: whether it is invalid, and why. */
const said = (page: Element) =>
	[...page.querySelectorAll('input[inputmode]')].map((input) => [
		input.getAttribute('aria-invalid'),
		(input.getAttribute('aria-describedby') ?? '')
			.split(' ')
			.map((id) => document.getElementById(id)?.textContent ?? '')
			.join(' ')
			.trim(),
		document.getElementById(input.getAttribute('aria-errormessage') ?? '')?.textContent,
	]);

it.each<[string, Pick<DateRangeProps, 'errorMessage' | 'startErrorMessage'>, unknown[]]>([
	[
		'an error of the whole range is that of both its dates',
		{ errorMessage: whole },
		[
			['true', whole, whole],
			['true', whole, whole],
		],
	],
	[
		'an error of one date is that of this date alone',
		{ startErrorMessage: ofStart },
		[
			['true', ofStart, ofStart],
			[null, '', undefined],
		],
	],
	[
		'a date that has an error of its own says that, beside one of the whole',
		{ startErrorMessage: ofStart, errorMessage: whole },
		[
			['true', ofStart, ofStart],
			['true', whole, whole],
		],
	],
])('%s', (_name, errors, expected) => {
	const { page, draw } = drawPage();
	draw(<DateRange label="Səfər" {...errors} />);
	expect(said(page)).toEqual(expected);
	draw(<DateRange label="Səfər" />);
	expect(said(page)).toEqual([
		[null, '', undefined],
		[null, '', undefined],
	]);
});
