import { expect } from '@playwright/test';
import { sheetOf } from './entries';
import { openStory, setGlobals, test } from './storybook';

/**
 * Widgets with several parts: the accessibility tree of each is stored beside the screenshots, and read in every
 * review.
 */
const composites = [
	'Accordion',
	'AppShell',
	'Breadcrumbs',
	'Calendar',
	'CardSelect',
	'CheckboxGroup',
	'ComboBox',
	'ConfirmDialog',
	'DataTable',
	'DatePicker',
	'DateRange',
	'DateTimeField',
	'Dialog',
	'Drawer',
	'ErrorSummary',
	'FileDrop',
	'FilterBar',
	'Form',
	'Menu',
	'MultiSelect',
	'NumberStepper',
	'OptionList',
	'Pagination',
	'PasswordField',
	'Popover',
	'RadioGroup',
	'SideNav',
	'Stepper',
	'Tabs',
	'Ticket',
	'Timeline',
	'Toast',
	'ToggleButtonGroup',
];

for (const name of composites) {
	test(`what a screen reader meets in ${name}`, async ({ keptPage: page }) => {
		await page.setViewportSize({ width: 1280, height: 720 });
		await openStory(page, sheetOf(`components/${name}/${name}.stories.tsx`));
		await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
	});
}

test('an open list and an open calendar are met with their names and states', async ({ page }) => {
	await openStory(page, sheetOf('components/ComboBox/ComboBox.stories.tsx'));
	await page.getByRole('combobox').first().press('ArrowDown');
	await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'ComboBox-open.aria.yml' });
	await openStory(page, sheetOf('components/DatePicker/DatePicker.stories.tsx'));
	await page.getByRole('button').nth(1).click();
	await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'DatePicker-open.aria.yml' });
});

test('in English no widget speaks Azerbaijani by itself', async ({ page }) => {
	await openStory(page, sheetOf('components/Calendar/Calendar.stories.tsx'));
	await setGlobals(page, { language: 'en' });
	await expect(page.getByRole('button', { name: 'Next month' }).first()).toBeVisible();
});
