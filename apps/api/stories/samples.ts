import { qepik } from 'visa-sdk/rules';
import type { RequestRow } from '../src/modules/requests/moves';

export const person = { email: 'aysel@example.az', firstName: 'Aysel' };
export const siteUrl = 'https://viza.example';

/** A request for two people, paid and in progress. */
export const request: RequestRow = {
	id: '01935f2e-7c1a-7d3e-9b42-000000000020',
	reference: 'VZ-7K3M-2QXD',
	userId: '01935f2e-7c1a-7d3e-9b42-000000000001',
	status: 'SUBMITTED',
	version: 2,
	createdAt: new Date('2026-12-01T08:30:00Z'),
	expiresAt: new Date('2026-12-04T08:30:00Z'),
	startDate: '2027-01-10',
	endDate: '2027-01-20',
	peopleCount: 2,
	notes: null,
	countryId: '01935f2e-7c1a-7d3e-9b42-000000000010',
	visaTypeId: '01935f2e-7c1a-7d3e-9b42-000000000011',
	visaOptionId: '01935f2e-7c1a-7d3e-9b42-000000000012',
	serviceId: '01935f2e-7c1a-7d3e-9b42-000000000013',
	snapshot: {
		country: { id: '01935f2e-7c1a-7d3e-9b42-000000000010', name: 'İtaliya', image: '/flags/IT.svg', code: 'IT' },
		visaType: { id: '01935f2e-7c1a-7d3e-9b42-000000000011', name: 'Turist vizası' },
		visaOption: { id: '01935f2e-7c1a-7d3e-9b42-000000000012', type: 'Birdəfəlik giriş', duration: 30 },
		service: {
			id: '01935f2e-7c1a-7d3e-9b42-000000000013',
			name: 'Standart',
			names: { en: 'Standard', ru: 'Стандарт' },
		},
		lines: [
			{ kind: 'countryFee', amount: qepik(7000), paid: 'now', count: 2 },
			{ kind: 'permission', amount: qepik(12_000), paid: 'embassy', count: 2 },
			{ kind: 'service', amount: qepik(6000), paid: 'now', count: 1 },
			{ kind: 'promo', amount: qepik(-600), paid: 'now', count: 1 },
		],
		atEmbassy: 12_000,
	},
	total: qepik(12_400),
	assignedTo: null,
	paymentStatus: 'APPROVED',
	taken: null,
	dueAt: new Date('2026-12-15T20:00:00Z'),
	decidedAt: null,
	informationUntil: null,
	checkAskedAt: null,
	checkAskedBy: null,
	checkTakenBy: null,
};
