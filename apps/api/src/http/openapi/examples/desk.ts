import type * as wire from 'visa-sdk/contract';
import { Country } from './catalogue';
import { AskedInformation, PaymentState, RequestEvent, StaffNote } from './requests';
import { agent, id } from './values';

/** The staff's work on requests. */
export const ofDesk = {
	AssignedMany: {
		changed: 1,
		refused: 1,
		results: [
			{ id: PaymentState.id, name: PaymentState.reference, outcome: 'assigned', message: null },
			{ id: id(24), name: null, outcome: 'refused', message: 'Müraciət tapılmadı' },
		],
	} satisfies wire.AssignedMany,
	AssignmentOfMany: { agentId: agent.id, requests: [{ id: PaymentState.id, version: 3 }] },
	Assignment: { agentId: agent.id, version: 3 } satisfies wire.Assignment,
	AuditEvent: {
		...RequestEvent,
		subjectId: PaymentState.id,
		request: { id: PaymentState.id, reference: PaymentState.reference },
		callId: id(40),
	} satisfies wire.AuditEvent,
	CheckOrder: { action: 'ask', reason: null, version: 3 } satisfies wire.CheckOrder,
	DeskQueue: 'unassigned',
	FieldChange: { field: 'fee', from: 60, to: 65 } satisfies wire.FieldChange,
	Figures: {
		from: '2026-12-01',
		to: '2026-12-01',
		byStatus: [{ status: 'SUBMITTED', count: 4, list: { status: 'SUBMITTED' } }],
		money: [
			{
				day: '2026-12-01',
				paid: 190,
				paidList: { paidFrom: '2026-12-01', paidTo: '2026-12-01' },
				refunded: 30,
				refundedList: { refundedFrom: '2026-12-01', refundedTo: '2026-12-01' },
			},
		],
		byCountry: [
			{
				country: { id: Country.id, name: Country.name },
				count: 2,
				medianHours: 52.5,
				list: { countryId: Country.id, decidedFrom: '2026-12-01', decidedTo: '2026-12-01' },
			},
		],
		byAgent: [
			{
				agent,
				count: 2,
				medianHours: 52.5,
				list: { assignedTo: agent.id, decidedFrom: '2026-12-01', decidedTo: '2026-12-01' },
			},
		],
		stuckPayments: { count: 1, list: { queue: 'stuckPayments' } },
		refundsDue: { count: 0, list: { queue: 'refundDue' } },
		departuresNear: { count: 2, list: { queue: 'departingSoon' } },
		overdue: { count: 0, list: { queue: 'overdue' } },
	} satisfies wire.Figures,
	InformationOrder: { text: AskedInformation.text, until: '2026-12-05', version: 3 } satisfies wire.InformationOrder,
	LiveEvent: {
		type: 'request',
		id: PaymentState.id,
		version: 3,
		isNew: true,
		queue: 'unassigned',
	} satisfies wire.LiveEvent,
	Look: { connection: id(25), requestId: PaymentState.id } satisfies wire.Look,
	Lookers: { people: [agent] } satisfies wire.Lookers,
	NewMessage: { text: 'Sənədləriniz qəbul olundu və yoxlanılır.' } satisfies wire.NewMessage,
	NextOrder: { countryId: [Country.id] } satisfies wire.NextOrder,
	NewStaffNote: { text: StaffNote.text, isShown: false },
	QueueCounts: {
		...{ unassigned: 12, mine: 5, toCheck: 1, waitingForTraveller: 3, dueSoon: 4, overdue: 1 },
		...{ departingSoon: 2, refundDue: 0, stuckPayments: 1, all: 214 },
	} satisfies wire.QueueCounts,
	TakenOrder: {
		...{ attempt: 1, how: 'byHand', version: 3 },
		note: 'Bankda qaytarıldı',
	} satisfies wire.TakenOrder,
	RefundOrder: { amount: 30, reason: 'Səfər ləğv olundu', version: 3 },
	RefundVerdict: { attempt: 1, verdict: 'happened', version: 3 } satisfies wire.RefundVerdict,
	StaffNote,
	StatusChange: { status: 'INFO_REQUIRED', reason: 'Son üç ayın bank çıxarışı lazımdır', version: 3 },
	Template: {
		id: 'received',
		use: 'message',
		title: 'Sənədlər qəbul olundu',
		text: 'Sənədləriniz qəbul olundu və yoxlanılır.',
		translations: {
			en: 'Your documents were received and are being checked.',
			ru: 'Ваши документы получены и проверяются.',
		},
	} satisfies wire.Template,
};
