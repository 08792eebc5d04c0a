import { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from '.';

const nothing = () => undefined;
const pages: Record<string, ReactElement> = {
	Button: <ui.Button blockedBecause="Ölkə seçin">Növbəti</ui.Button>,
	Calendar: <ui.Calendar value={null} onChange={nothing} defaultFocusedDate={new CalendarDate(2026, 12, 8)} />,
	CardSelect: (
		<ui.CardSelect label="Viza növü" items={[{ id: 'a', title: 'Turizm' }]} selectedId="a" onChange={nothing} />
	),
	ComboBox: <ui.ComboBox label="Vətəndaşlıq" items={[]} value={null} onChange={nothing} />,
	DatePicker: <ui.DatePicker label="Başlanğıc" value={new CalendarDate(2026, 12, 8)} onChange={nothing} />,
	Dialog: (
		<ui.Dialog title="Sənədlər" isOpen={false} onClose={nothing}>
			Pasport
		</ui.Dialog>
	),
	Drawer: (
		<ui.Drawer title="Menyu" isOpen={false} onClose={nothing}>
			Keçidlər
		</ui.Drawer>
	),
	Money: <ui.Money amount={1250} />,
	OptionList: (
		<ui.OptionList label="Ölkələr" items={[{ id: 'it', title: 'İtaliya' }]} selectedId={null} onChange={nothing} />
	),
	SearchField: <ui.SearchField label="Axtarış" />,
	Stepper: <ui.Stepper steps={[{ label: 'Ölkə' }]} current={0} />,
	TextField: <ui.TextField label="Ad" />,
	ThemeSelector: <ui.ThemeSelector />,
	Ticket: <ui.Ticket rows={[{ id: 'country', label: 'Ölkə' }]} total="0 AZN" />,
	ToastRegion: <ui.ToastRegion />,
};

describe('on a server', () => {
	it.each(Object.keys(pages))('%s renders without a browser', (name) => {
		expect(() => renderToString(pages[name])).not.toThrow();
	});

	it('money and dates read as in the browser', () => {
		expect(renderToString(pages.Money)).toContain('1.250');
		expect(renderToString(pages.DatePicker)).toContain('08/12/2026');
		expect(renderToString(pages.Calendar)).toContain('8 dekabr 2026, çərşənbə axşamı');
	});
});

describe('the front door', () => {
	it('opens to every component by name', () => {
		expect(Object.entries(ui).filter(([, thing]) => thing === undefined)).toEqual([]);
		expect(Object.keys(ui).length).toBeGreaterThan(60);
	});
});
