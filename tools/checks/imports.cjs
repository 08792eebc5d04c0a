// The ways in which data flows, for dependency-cruiser. An import against them fails the check.

const tests = '\\.(test|spec|stories)\\.tsx?$|/testKit\\.tsx?$|/uploadServer\\.ts$';
const sdk = 'packages/visa-sdk/src';
const ui = 'packages/visa-ui/src';
const api = 'apps/api/src';
const { tower, doors, ground, overGround, looksUp } = require('./rooms.cjs');
const schema = `${api}/platform/db/schema`;
/** The rooms above one, as a part of a pattern. */
const above = (room) => tower.slice(tower.indexOf(room) + 1).join('|');
/** Files that read a table of a room above theirs. */
const lookers = [...new Set(looksUp.map(({ file }) => file))];
/** What puts the server together. */
const together = '(app|main|start|services)\\.|commands/|seed/';
/** What shows and tries the library but is not published with it. */
const showroom = `^${ui}/(docs|recipes|conformance)/`;

/** Only what is erased by the compiler may pass. */
const atRunTime = { dependencyTypesNot: ['type-only'] };

/**
 * @param {string} name
 * @param {string} comment
 * @param {{ path: string | string[], pathNot?: string | string[] }} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A folder that may reach only some folders of its own package. */
const onlyReaches = (base, folder, allowed) =>
	forbid(
		`${base.split('/')[1]}-${folder}-reaches-only-below`,
		`${folder} may import of its own package: ${[folder, ...allowed].join(', ')}.`,
		{ path: `^${base}/${folder}(/|\\.)`, pathNot: tests },
		{ path: `^${base}/`, pathNot: [folder, ...allowed].map((name) => `^${base}/${name}(/|\\.)`) },
	);

module.exports = {
	forbidden: [
		forbid(
			'no-cycles',
			'Two files that import each other, if only types, are one file, or need a third below them.',
			{ path: '^(packages|apps)/' },
			{ circular: true },
		),
		forbid(
			'resolvable',
			'An import that does not resolve would escape every other rule.',
			{ path: '^(packages|apps)/' },
			{ couldNotResolve: true, pathNot: '^(virtual:|node:)|\\?(url|raw|inline)$|\\.css$' },
		),

		// visa-sdk: contract, rules → client → resources → queries; contract → mocks
		onlyReaches(sdk, 'rules', []),
		onlyReaches(sdk, 'format', ['rules']),
		onlyReaches(sdk, 'contract', ['rules']),
		onlyReaches(sdk, 'client', ['contract', 'rules']),
		onlyReaches(sdk, 'check', ['client', 'contract', 'rules']),
		onlyReaches(sdk, 'session', ['contract', 'rules']),
		onlyReaches(sdk, 'resources', ['client', 'contract', 'rules']),
		onlyReaches(sdk, 'queries', ['resources', 'client', 'contract', 'rules']),
		onlyReaches(sdk, 'mocks', ['contract', 'rules']),
		forbid(
			'sdk-client-has-no-schemas',
			'A site must not download the schema library with the client: import types only.',
			{ path: `^${sdk}/(client|resources|queries|session\\.|types\\.|index\\.)`, pathNot: tests },
			{ path: `^${sdk}/contract/|(^|/)node_modules/zod/`, ...atRunTime },
		),
		forbid(
			'sdk-stands-alone',
			'visa-sdk knows neither the components nor the apps.',
			{ path: `^${sdk}/` },
			{ path: `^(${ui}|apps)/` },
		),

		// visa-ui: theme → field, overlay → components → wizard → entries
		forbid(
			'ui-theme-and-strings-are-the-ground',
			'theme and strings import nothing of the component library above them but types.',
			{ path: `^${ui}/(theme|strings|root)/`, pathNot: tests },
			{ path: `^${ui}/(field|overlay|components|wizard|entries)/`, ...atRunTime },
		),
		forbid(
			'ui-field-and-overlay-are-below-components',
			'field and overlay are shared by components and know none of them; icons and the ring are drawings that all may use.',
			{ path: `^${ui}/(field|overlay)/`, pathNot: tests },
			{ path: `^${ui}/(components|wizard|entries)/`, pathNot: `^${ui}/components/(Icon|Spinner)/index\\.ts$` },
		),
		forbid(
			'ui-components-are-below-the-wizard',
			'A component knows nothing of the wizard.',
			{ path: `^${ui}/components/`, pathNot: tests },
			{ path: `^${ui}/(wizard|entries)/` },
		),
		forbid(
			'ui-machine-has-no-view',
			'The machine, and the look at a picture that it asks for, work without React.',
			{ path: `^${ui}/wizard/(machine|pictures)/`, pathNot: tests },
			{
				path: [
					`^${ui}/wizard/(?!machine/|pictures/)`,
					`^${ui}/(theme|field|overlay|components|entries)/`,
					'(^|/)node_modules/(react|react-dom|@xstate/react)/',
				],
			},
		),
		forbid(
			'ui-pictures-know-no-machine',
			'A picture is looked at without knowing what becomes of it.',
			{ path: `^${ui}/wizard/pictures/`, pathNot: tests },
			{ path: `^${ui}/wizard/machine/` },
		),
		forbid(
			'ui-entries-are-the-front-door',
			'Inside the library nothing goes through the front door.',
			{ path: `^${ui}/(?!entries/)`, pathNot: [tests, showroom, `^${ui}/styles\\.ts$`] },
			{ path: `^${ui}/entries/` },
		),
		forbid(
			'ui-publishes-no-showroom',
			'Pages of words, recipes and specimens use the library; it does not use them.',
			{ path: `^${ui}/`, pathNot: [tests, showroom] },
			{ path: showroom, ...atRunTime },
		),
		forbid(
			'ui-reaches-components-by-their-index',
			"Nothing imports a sibling component's inside, only its index.",
			{ path: `^${ui}/components/([^/]+)/` },
			{ path: `^${ui}/components/[^/]+/`, pathNot: [`^${ui}/components/$1/`, `^${ui}/components/[^/]+/index\\.tsx?$`] },
		),
		forbid(
			'ui-reaches-components-by-their-index-from-outside',
			"Nothing imports a component's inside, only its index.",
			{ path: `^(${ui}/(?!components/)|apps/)` },
			{ path: `^${ui}/components/[^/]+/`, pathNot: `^${ui}/components/[^/]+/index\\.tsx?$` },
		),
		forbid(
			'ui-components-know-no-domain',
			'Components format; only those for dates, counts, files and the states of a request know rules.',
			{ path: `^${ui}/(theme|strings|field|overlay|components)/`, pathNot: tests },
			{ path: `^${sdk}/`, pathNot: `^${sdk}/(format|rules)/` },
		),
		forbid(
			'ui-few-components-know-rules',
			'Only the components for dates, counts, files and the states of a request take rules, and the words of the wizard; another one gets what it needs as a prop.',
			{
				path: `^${ui}/(theme|strings|field|overlay|components)/`,
				pathNot: [
					...[tests, `^${ui}/components/(Date[A-Za-z]*|NumberStepper|FileDrop|RequestStatusTag)/`],
					`^${ui}/strings/(facts|(az|en|ru)/wizard)\\.ts$`,
				],
			},
			{ path: `^${sdk}/rules/` },
		),
		forbid(
			'ui-knows-no-server',
			'The wizard gets its calls or a client injected; of client and contract it takes types.',
			{ path: `^${ui}/`, pathNot: [tests, showroom] },
			{ path: `^${sdk}/(client|resources|queries|mocks|check|session\\.|index\\.)`, ...atRunTime },
		),
		forbid(
			'ui-takes-types-of-the-contract',
			'The schemas stay on the server and in forms of the site.',
			{ path: `^${ui}/`, pathNot: tests },
			{ path: `^${sdk}/contract/`, ...atRunTime },
		),
		forbid('ui-knows-no-app', 'visa-ui knows neither app.', { path: `^${ui}/` }, { path: '^apps/' }),

		// apps/api: modules → http → platform, and above them what puts them together
		forbid(
			'api-has-no-screen',
			'The server imports neither components nor the site.',
			{ path: '^apps/api/' },
			{ path: `^(${ui}|apps/site)/` },
		),
		forbid(
			'api-takes-contract-and-rules',
			'Of visa-sdk the server takes contract, rules and format; what tests the two beside each other takes the mocks.',
			{ path: `^${api}/`, pathNot: [tests, `^${api}/testing/`] },
			{ path: `^${sdk}/`, pathNot: `^${sdk}/(contract|rules|format)/` },
		),
		forbid(
			'api-platform-is-the-ground',
			'platform knows no module and no route.',
			{ path: `^${api}/platform/`, pathNot: tests },
			{ path: `^${api}/(modules|http)/` },
		),
		// No circle between the folders of the ground, of types neither.
		...ground
			.slice(0, -1)
			.map((folder, floor) =>
				forbid(
					`api-platform-${folder}-reaches-only-below`,
					`The folders of platform, from the ground: ${ground.join(', ')}.`,
					{ path: `^${api}/platform/${folder}/`, pathNot: tests },
					{ path: `^${api}/platform/(${ground.slice(floor + 1).join('|')})/` },
				),
			),
		forbid(
			'api-platform-files-lie-below-folders',
			`A file of platform knows none of its folders, but for ${overGround.join(', ')}, which put them together.`,
			{ path: `^${api}/platform/[^/]+$`, pathNot: [tests, `^${api}/platform/(${overGround.join('|')})\\.ts$`] },
			{ path: `^${api}/platform/([^/]+/|(${overGround.join('|')})\\.ts$)` },
		),
		forbid(
			'api-platform-folders-are-put-together-above',
			`${overGround.join(', ')} stand above the folders of platform.`,
			{ path: `^${api}/platform/[^/]+/`, pathNot: tests },
			{ path: `^${api}/platform/(${overGround.join('|')})\\.ts$` },
		),
		forbid(
			'api-platform-folders-have-a-floor',
			'A folder of platform stands on a floor of the ground: enter it in tools/checks/rooms.cjs.',
			{ path: `^${api}/platform/(?!(${ground.join('|')})/)[^/]+/` },
			{},
		),
		forbid(
			'api-http-openapi-stands-above',
			'The page of the API tells what http does; http does not know it.',
			{ path: `^${api}/http/[^/]+$`, pathNot: tests },
			{ path: `^${api}/http/openapi/` },
		),
		forbid(
			'api-http-knows-no-module',
			'Handlers are handed to http by app; who calls is whoever the guard says.',
			{ path: `^${api}/http/`, pathNot: tests },
			{ path: `^${api}/(modules/|${together})` },
		),
		forbid(
			'api-modules-are-put-together-above',
			'What puts the rooms together stands above all of them.',
			{ path: `^${api}/(modules|platform)/`, pathNot: tests },
			{ path: `^${api}/(${together})` },
		),
		forbid(
			'api-modules-speak-http-at-their-door',
			"A module's handlers and routes speak HTTP; its rules and rows do not.",
			{ path: `^${api}/modules/`, pathNot: [tests, '/(handlers|routes)\\.ts$'] },
			{ path: `^${api}/http/` },
		),
		// A room is entered by its doors alone, of types too: nothing else of it is anybody's.
		...tower.map((room) =>
			forbid(
				`api-${room}-is-entered-by-its-doors`,
				`Of ${room} other rooms may import: ${(doors[room] ?? ['nothing']).join(', ')}. The list stands in rooms.cjs.`,
				{ path: `^${api}/modules/(?!${room}/)`, pathNot: tests },
				{
					path: `^${api}/modules/${room}/`,
					pathNot: (doors[room] ?? []).map((door) => `^${api}/modules/${room}/${door}\\.ts$`),
				},
			),
		),
		forbid(
			'api-modules-have-a-floor',
			'A module stands on a floor of the tower: enter it in tools/checks/rooms.cjs, above all that it reaches.',
			{ path: `^${api}/modules/(?!(${tower.join('|')})/)` },
			{},
		),
		// No circle between rooms, of types neither: each reaches only those below it.
		...tower
			.slice(0, -1)
			.map((room) =>
				forbid(
					`api-${room}-reaches-only-below`,
					`The tower, from the ground: ${tower.join(', ')}.`,
					{ path: `^${api}/modules/${room}/`, pathNot: tests },
					{ path: `^${api}/modules/(${above(room)})/` },
				),
			),
		// A room joins the tables of those below it; who looks up is named with the reason. For writing see tables.mjs.
		...tower.slice(0, -1).map((room) =>
			forbid(
				`api-${room}-reads-tables-below`,
				"A table is read by its owner's room and by those above; who may look up stands in rooms.cjs.",
				{
					path: `^${api}/modules/${room}/`,
					pathNot: [tests, ...lookers.map((file) => `^${api}/modules/${file}\\.ts$`)],
				},
				{ path: `^${schema}/(${above(room)})\\.ts$` },
			),
		),
		...lookers.map((file) => {
			const known = looksUp.filter((one) => one.file === file).map(({ room }) => room);
			return forbid(
				`api-${file.replace('/', '-')}-looks-up-to-few-tables`,
				`Of the tables above it, it may read those of ${known.join(', ')}.`,
				{ path: `^${api}/modules/${file}\\.ts$` },
				{ path: `^${schema}/(${above(file.split('/')[0])})\\.ts$`, pathNot: `^${schema}/(${known.join('|')})\\.ts$` },
			);
		}),
		forbid(
			'api-modules-name-whose-tables',
			'A room imports tables from the files of their owners, so that it shows whose they are.',
			{ path: `^${api}/modules/`, pathNot: tests },
			{ path: [`^${api}/platform/db/tables\\.ts$`, `^${schema}/index\\.ts$`] },
		),
		forbid(
			'api-http-touches-no-table',
			'What is asked of the database is asked in a room.',
			{ path: `^${api}/http/`, pathNot: tests },
			{ path: [`^${schema}/`, `^${api}/platform/db/tables\\.ts$`] },
		),
		forbid(
			'api-kept-knows-no-subject',
			'The machinery of kept resources knows none of those that declare themselves to it.',
			{ path: `^${api}/modules/kept/`, pathNot: tests },
			{ path: `^${api}/modules/(?!kept|audit)[^/]+/` },
		),

		forbid(
			'api-letters-are-plain',
			'What a letter says is made of rules, formats and types, so that Storybook can show it: no database, no HTTP.',
			{ path: [`^${api}/modules/[^/]+/letters\\.ts$`, `^${api}/strings/`], pathNot: tests },
			{ path: `^${api}/`, pathNot: [`^${api}/modules/[^/]+/letters\\.ts$`, `^${api}/strings/`], ...atRunTime },
		),
		forbid(
			'api-strings-are-said-by-letters',
			'Each language has its words of letters in strings; letters alone take them, in the language of their reader.',
			{ path: `^${api}/(?!strings/)`, pathNot: [tests, `^${api}/modules/[^/]+/letters\\.ts$`] },
			{ path: `^${api}/strings/`, ...atRunTime },
		),
		forbid(
			'api-strings-know-no-letter',
			'Words are below the letters that say them.',
			{ path: `^${api}/strings/`, pathNot: tests },
			{ path: `^${api}/(?!strings/)` },
		),
		forbid(
			'api-stories-show-letters',
			'Stories of the server show its letters and reach nothing else of it.',
			{ path: '^apps/api/stories/' },
			{
				path: `^${api}/`,
				pathNot: `^${api}/(modules/[^/]+/letters|platform/mail/(letter|writeLetter))\\.tsx?$`,
				...atRunTime,
			},
		),

		// apps/site
		forbid(
			'site-uses-the-front-doors',
			'The site imports packages by their entries only.',
			{ path: '^apps/site/(src|journeys)/' },
			{
				path: '^packages/[^/]+/src/',
				pathNot: [`^${sdk}/index\\.ts$`, `^${sdk}/[a-z]+/index\\.ts$`, `^${ui}/entries/`],
			},
		),
		forbid(
			'site-speaks-the-language-of-its-page',
			'Words come from strings, which knows the language; the dashboard alone is Azerbaijani for everybody.',
			{ path: '^apps/site/src/(?!strings/|dashboard/)', pathNot: tests },
			{ path: '^apps/site/src/strings/(az|en|ru)/' },
		),
		forbid(
			'site-has-no-server',
			'The site reaches the server over HTTP.',
			{ path: '^apps/site/src/' },
			{ path: '^apps/api/' },
		),
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(^|/)(dist|test-results|playwright-report)/' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.base.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['viza-source', 'import', 'types', 'default', 'node'],
			extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
		},
	},
};
