import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { TextField } from '../components/TextField';

const patience = { timeout: 15_000 };
let end = () => {};
afterEach(() => end());

/** Renders a field whose form handles its reset first, and stops the event. */
async function show(place: ParentNode) {
	const page = place.appendChild(document.createElement('main'));
	const root = createRoot(page);
	end = () => {
		root.unmount();
		page.remove();
	};
	flushSync(() =>
		root.render(
			<form onReset={(event) => event.stopPropagation()}>
				<TextField label="Ad" defaultValue="Aysel" validate={() => 'Başqasını yazın'} />
			</form>,
		),
	);
	const form = page.querySelector('form') as HTMLFormElement;
	form.requestSubmit();
	await vi.waitFor(() => expect(form.textContent).toContain('Başqasını yazın'), patience);
	return form;
}

it('is reset also where the page keeps the event from going further', async () => {
	const form = await show(document.body);
	form.reset();
	await vi.waitFor(() => expect(form.textContent).not.toContain('Başqasını yazın'), patience);
});

it('is reset also within a shadow, out of which the event does not come', async () => {
	const host = document.body.appendChild(document.createElement('div'));
	const form = await show(host.attachShadow({ mode: 'open' }));
	form.reset();
	await vi.waitFor(() => expect(form.textContent).not.toContain('Başqasını yazın'), patience);
	host.remove();
});
