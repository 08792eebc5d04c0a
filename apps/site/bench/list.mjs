// The wizard's list of countries written with React and nothing else: the baseline of `tools/bench/site.mjs`.
import { createElement as h, useEffect, useState } from 'react';

/** @param {{ known: { id: string, name: string, image: string, from: { total: number } | null }[] | null }} props */
export function List({ known }) {
	const [countries, setCountries] = useState(known);
	const [chosen, choose] = useState(/** @type {string | null} */ (null));
	useEffect(() => {
		performance.mark('viza-alive');
		if (known) return;
		void fetch('/api/countries?page=1&limit=200')
			.then((answer) => answer.json())
			.then(({ data }) => setCountries(data));
	}, [known]);
	return h(
		'main',
		null,
		h('h1', null, 'Səyahət ediləcək ölkəni seçin'),
		h(
			'div',
			{ role: 'listbox', 'aria-label': 'Ölkələr' },
			(countries ?? []).map(({ id, name, image, from }) =>
				h(
					'div',
					{ key: id, role: 'option', 'aria-selected': id === chosen, onClick: () => choose(id) },
					h('img', { src: image, alt: '', width: 32, height: 24, loading: 'lazy' }),
					h('span', null, name),
					from && h('span', null, `${from.total} AZN`),
				),
			),
		),
	);
}
