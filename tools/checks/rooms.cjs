/**
 * The rooms of the server, `apps/api/src/modules/*`, from the ground up: each may reach only those before it.
 * What each of them is for stands in docs/decisions/042-a-tower-of-rooms.md.
 */
const tower = [
	'people',
	'audit',
	'kept',
	'settings',
	'views',
	'catalogue',
	'promocodes',
	'auth',
	'drafts',
	'requests',
	'uploads',
	'payments',
	'agents',
	'showing',
	'applying',
	'desk',
	'users',
];

module.exports = { tower };
