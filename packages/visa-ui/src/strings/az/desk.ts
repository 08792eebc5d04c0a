/** Words of the components for staff in Azerbaijani: the catalogue that the others follow. */
export const desk = {
	keys: {
		/** Between two keys that are pressed one after the other. */
		next: 'sonra',
		names: {
			ArrowUp: 'yuxarı ox',
			ArrowDown: 'aşağı ox',
			ArrowLeft: 'sol ox',
			ArrowRight: 'sağ ox',
			Space: 'boşluq',
			Plus: 'üstəgəl',
			'-': 'çıxma işarəsi',
			'?': 'sual işarəsi',
			'/': 'kəsr xətti',
			'.': 'nöqtə',
			',': 'vergül',
		} as Readonly<Record<string, string>>,
	},
	stat: { up: 'artıb', down: 'azalıb', same: 'dəyişməyib' },
	viewer: {
		before: 'Əvvəlki şəkil',
		after: 'Növbəti şəkil',
		page: (number: number, total: number) => `${number} / ${total}`,
		/** For assistive technology: a slash isn't a word. */
		pageSpoken: (number: number, total: number) => `Şəkil ${number}, cəmi ${total}`,
		pageHint: 'Page Up və Page Down ilə əvvəlki və növbəti şəklə keçin',
		frame: 'Şəkil sahəsi',
		hint: 'Oxlarla hərəkət etdirin, + və − ilə böyüdün və kiçildin, 0 ilə bütöv göstərin, R ilə döndərin',
		zoom: (percent: number) => `${percent}\u00a0%`,
		turned: (degrees: number) => (degrees === 0 ? 'döndərilməyib' : `sağa ${degrees}° döndərilib`),
		zoomIn: 'Böyüt',
		zoomOut: 'Kiçilt',
		fit: 'Bütöv göstər',
		turnLeft: 'Sola döndər',
		turnRight: 'Sağa döndər',
		failed: 'Şəkli göstərmək mümkün olmadı',
	},
	palette: { results: 'Nəticələr', move: 'hərəkət', choose: 'seç', close: 'bağla' },
	split: {
		edge: (list: string) => `${list}: siyahının eni`,
		back: (list: string) => `Geriyə: ${list}`,
	},
	chart: {
		view: 'Görünüş',
		chart: 'Qrafik',
		table: 'Cədvəl',
		values: (chart: string) => `${chart}: qiymətlər`,
		hint: 'Qiymətləri oxlarla gəzin',
		empty: 'Göstəriləcək məlumat yoxdur',
		days: (count: string) => `${count}\u00a0gün`,
	},
	presence: {
		label: 'İndi baxanlar',
		more: (count: number) => `daha ${count}\u00a0nəfər`,
	},
};

/** What every language's catalogue must say. */
export type DeskStrings = typeof desk;
