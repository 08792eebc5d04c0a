import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ComboBox } from '../components/ComboBox';
import { MoneyField } from '../components/MoneyField';
import { MultiSelect } from '../components/MultiSelect';
import { OtpField } from '../components/OtpField';
import { PasswordField } from '../components/PasswordField';
import { PhoneField } from '../components/PhoneField';
import { SearchField } from '../components/SearchField';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';
import { drawPage } from '../root/drawPage';

/** Where it isn't the first input. */
const controls: Record<string, string> = { 'code of a PhoneField': 'select' };
const items = [{ id: 'IT', label: 'İtaliya' }];
const countries = [{ id: 'AZ', label: 'Azərbaycan', code: '994' }];

it.each<[string, (isDisabled: boolean) => ReactNode]>([
	['TextField', (isDisabled) => <TextField label="Ad" isDisabled={isDisabled} />],
	['TextArea', (isDisabled) => <TextArea label="Ad" isDisabled={isDisabled} />],
	['PasswordField', (isDisabled) => <PasswordField label="Ad" isDisabled={isDisabled} />],
	['SearchField', (isDisabled) => <SearchField label="Ad" isDisabled={isDisabled} />],
	['OtpField', (isDisabled) => <OtpField label="Ad" isDisabled={isDisabled} />],
	['PhoneField', (isDisabled) => <PhoneField label="Ad" countries={countries} isDisabled={isDisabled} />],
	['code of a PhoneField', (isDisabled) => <PhoneField label="Ad" countries={countries} isDisabled={isDisabled} />],
	['ComboBox', (isDisabled) => <ComboBox label="Ad" items={items} isDisabled={isDisabled} />],
	['MultiSelect', (isDisabled) => <MultiSelect label="Ad" items={items} isDisabled={isDisabled} />],
	['MoneyField', (isDisabled) => <MoneyField label="Ad" isDisabled={isDisabled} />],
])('the focus stays near a %s that becomes disabled while it has it', async (name, drawn) => {
	const { page, draw } = drawPage();
	draw(<section>{drawn(false)}</section>);
	page.querySelector<HTMLElement>(controls[name] ?? 'input:enabled:not([type="hidden"]), textarea')?.focus();
	draw(<section>{drawn(true)}</section>);
	// Browsers move it with the next frame.
	for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
	const { activeElement } = page.getRootNode() as Document;
	expect(page.querySelector('section')?.contains(activeElement)).toBe(true);
});
