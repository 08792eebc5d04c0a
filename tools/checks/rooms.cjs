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

/**
 * What other rooms may import of one; what is not here is entered by nobody but what puts the rooms together. A room that is not
 * here either has no door.
 */
const doors = {
	people: ['accounts', 'currentUser', 'passwords', 'person'],
	audit: ['events', 'read', 'views'],
	kept: ['archive', 'handlers', 'kept', 'resource', 'sorting'],
	views: ['service'],
	catalogue: ['flags', 'links', 'localNames', 'offer'],
	promocodes: ['service'],
	auth: ['forgetting', 'newEmail', 'ownSessions', 'resetLinks', 'service', 'sessions'],
	drafts: ['service'],
	requests: ['forgetting', 'history', 'letters', 'moves', 'rows', 'stillOffered', 'unassign', 'visibility'],
	uploads: ['oneFile', 'service', 'uploadToken'],
	payments: ['attempts', 'forgetting', 'refunds', 'service'],
	showing: ['detail', 'filters', 'list', 'reading'],
	applying: ['actions', 'forgetting'],
	desk: ['forgetting'],
};

/** The folders of `platform` from the ground up, each reaching only those before it. */
const ground = ['db', 'storage', 'mail', 'jobs'];
/** The files of `platform` that put its folders together: no other file there imports them. */
const overGround = ['deps', 'limits', 'metrics', 'readiness'];

/** Which file reads a table of a room above it, and why. Tables stand in `platform/db/schema`, in a file for each owner. */
const looksUp = [
	{ file: 'people/person', room: 'catalogue', why: 'whether what somebody says of themselves is on its lists' },
	{ file: 'audit/read', room: 'requests', why: 'the trail tells the number of the request that it is about' },
	{ file: 'catalogue/offeredItems', room: 'requests', why: 'what uses a record is counted before it is deleted' },
	{ file: 'catalogue/countries', room: 'requests', why: 'what uses a record is counted before it is deleted' },
	{ file: 'catalogue/countries', room: 'promocodes', why: 'what uses a record is counted before it is deleted' },
	{ file: 'catalogue/popular', room: 'requests', why: 'what is asked for most is counted by requests' },
	{ file: 'uploads/orphans', room: 'desk', why: 'a file that no row of either knows is of no one' },
	{ file: 'showing/detail', room: 'desk', why: 'a request is told with what the desk has written and attached' },
];

module.exports = { tower, doors, ground, overGround, looksUp };
