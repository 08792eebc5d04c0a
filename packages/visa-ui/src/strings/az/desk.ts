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
};

/** What every language's catalogue must say. */
export type DeskStrings = typeof desk;
