// What one presses in the wizard's first two steps, written with React and native elements: the baseline of
// `tools/bench/interactions.mjs`.
import { createElement as h, useEffect, useMemo, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** @typedef {{ id: string, name: string, image: string, from: { total: number } | null }} Country */

/** @param {{ known: Country[] }} props */
export function Wizard({ known }) {
	const [chosen, choose] = useState(/** @type {string | null} */ (null));
	const [step, setStep] = useState(1);
	useEffect(() => void performance.mark('viza-alive'), []);
	return h(
		'main',
		null,
		h(Menu),
		step === 1 ? h(Countries, { known, chosen, choose }) : h(Dates),
		step === 2 && h('button', { type: 'button', onClick: () => setStep(1) }, 'Geriyə'),
		h('button', { type: 'button', disabled: !chosen, onClick: () => setStep(step + 1) }, 'Növbəti mərhələyə keç'),
	);
}

/** @param {{ known: Country[], chosen: string | null, choose: (id: string) => void }} props */
function Countries({ known, chosen, choose }) {
	const [search, setSearch] = useState('');
	const found = useMemo(
		() => known.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
		[known, search],
	);
	return [
		h('h1', { key: 'title' }, 'Səyahət ediləcək ölkəni seçin'),
		h('input', {
			...{ key: 'search', type: 'search', 'aria-label': 'Axtarış', value: search },
			onChange: (/** @type {{ target: HTMLInputElement }} */ { target }) => setSearch(target.value),
		}),
		h(
			'div',
			{ key: 'list', role: 'listbox', 'aria-label': 'Ölkələr' },
			found.map(({ id, name, image, from }) =>
				h(
					'div',
					{ key: id, role: 'option', 'aria-selected': id === chosen, onClick: () => choose(id) },
					h('img', { src: image, alt: '', width: 32, height: 24, loading: 'lazy' }),
					h('span', null, name),
					from && h('span', null, `${from.total} AZN`),
				),
			),
		),
	];
}

const Dates = () => [
	h('h1', { key: 'title' }, 'Səyahət dates'),
	h('label', { key: 'from' }, 'Gediş', h('input', { type: 'date' })),
	h('label', { key: 'to' }, 'Qayıdış', h('input', { type: 'date' })),
];

function Menu() {
	const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
	const [theme, setTheme] = useState('light');
	const change = (/** @type {string} */ next) => {
		document.documentElement.dataset.theme = next;
		setTheme(next);
	};
	return [
		h('button', { key: 'open', type: 'button', onClick: () => dialog.current?.showModal() }, 'Menyu'),
		h(
			'dialog',
			{ key: 'dialog', ref: dialog },
			['light', 'dark'].map((one) =>
				h(
					'label',
					{ key: one },
					h('input', { type: 'radio', name: 'theme', checked: theme === one, onChange: () => change(one) }),
					one === 'dark' ? 'Tünd' : 'Açıq',
				),
			),
		),
	];
}

const root = globalThis.document?.getElementById('root');
if (root) hydrateRoot(root, h(Wizard, { known: JSON.parse(document.getElementById('known')?.textContent ?? '[]') }));
