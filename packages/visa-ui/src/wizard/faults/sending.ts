import { userEvent } from 'vitest/browser';
import { az } from '../../strings/az';
import type { RuleWords } from '../../strings/facts';
import {
	answers,
	at,
	choose,
	confirm,
	fast,
	never,
	nothing,
	own,
	refused,
	type Stage,
	stored,
	unreached,
	type Way,
} from './world';

/** Up to the bank: images, the review, and the request itself. */
export const sending: readonly Way[] = [
	{
		name: 'pictures that are refused, doubtful, on their way and lost',
		start: at('UPLOAD_DOCUMENT'),
		calls: { checkPicture: never, upload: never },
		turns: [
			[nothing, 'blocked.document'],
			...Object.keys(az.wizard.rules.upload).map(
				(fault) =>
					[
						({ send }: Stage) => send({ type: 'REFUSE_FILE', fault: fault as keyof RuleWords['upload'] }),
						`rules.upload.${fault}`,
					] as const,
			),
			[choose, 'blocked.uploading'],
			[
				(stage) => {
					stage.send({ type: 'CANCEL_UPLOAD' });
					stage.calls.checkPicture = async (file) => ({
						file,
						doubts: ['small', 'blurred', 'dark', 'glare', 'cutOff'],
					});
					choose(stage);
				},
				'upload.doubtful',
				...Object.keys(az.wizard.upload.doubts).map((doubt) => `upload.doubts.${doubt}`),
				'blocked.doubts',
			],
			[
				({ calls, send }) => {
					calls.upload = refused(503, 'UNAVAILABLE');
					send({ type: 'USE_ANYWAY' });
				},
				'blocked.document',
			],
			[
				({ calls, send }) => {
					calls.upload = unreached;
					send({ type: 'RETRY_UPLOAD' });
				},
				'unreachable',
			],
			[
				({ calls, send }) => {
					calls.upload = async () => stored.url;
					send({ type: 'RETRY_UPLOAD' });
				},
				'upload.done',
			],
			[({ send }) => send({ type: 'REFUSE_FILE', fault: 'too-large' }), 'upload.earlierStays'],
			[({ send }) => send({ type: 'ADD_TRAVELLER' }), 'group.have', 'group.together', 'group.states.none'],
			[({ send }) => send({ type: 'SET_PEOPLE_COUNT', peopleCount: 10 }), 'rules.peopleMaximum'],
		],
	},
	{
		name: 'a visitor who may not go on from the review',
		start: { ...at('FINAL_REVIEW'), documents: [stored] },
		calls: { getQuote: never },
		turns: [
			[nothing, 'blocked.priceLoading', 'review.account.text'],
			[({ press }) => press(({ components }) => components.decrease), 'rules.peopleMinimum'],
			[({ send }) => send({ type: 'SET_NOTES', notes: '1'.repeat(501) }), 'rules.notes', 'blocked.notes'],
			[
				async () => {
					const field = [...document.querySelectorAll<HTMLElement>('form input')].at(-1);
					if (field) await userEvent.fill(field, '1');
				},
				'rules.promocode',
			],
			[
				({ calls, send }) => {
					calls.activatePromocode = refused(401, 'UNAUTHENTICATED');
					send({ type: 'ACTIVATE_PROMOCODE', code: '1234' });
				},
				'review.signInForPromo',
			],
			[
				({ calls, send }) => {
					calls.getQuote = refused(503, 'UNAVAILABLE');
					send({ type: 'SET_NOTES', notes: '' });
					send({ type: 'SET_PEOPLE_COUNT', peopleCount: 2 });
				},
				'review.priceFailed',
				'blocked.priceFailed',
			],
			[
				({ calls, send }) => {
					calls.getQuote = unreached;
					send({ type: 'SET_PEOPLE_COUNT', peopleCount: 3 });
				},
				'unreachable',
			],
			[
				({ calls, send }) => {
					calls.getQuote = async () => ({ totalPrice: 0 });
					send({ type: 'RETRY' });
				},
				'blocked.priceZero',
			],
			[
				({ calls, send }) => {
					calls.getQuote = async () => ({ totalPrice: 200 });
					send({ type: 'SET_PEOPLE_COUNT', peopleCount: 1 });
				},
				'review.register',
			],
			[confirm, 'review.signInNeeded'],
		],
	},
	{
		name: 'a traveller without all pictures',
		start: { ...at('FINAL_REVIEW'), ...own },
		turns: [
			[nothing, 'review.confirm'],
			[
				({ send }) => send({ type: 'SET_PEOPLE_COUNT', peopleCount: 3 }),
				'blocked.pictures',
				'group.ask',
				'group.upload',
			],
			[({ send }) => send({ type: 'SET_PEOPLE_COUNT', peopleCount: 1 }), 'review.confirm'],
			[
				({ calls, send }) => {
					calls.activatePromocode = unreached;
					send({ type: 'ACTIVATE_PROMOCODE', code: '1234' });
				},
				'unreachable',
			],
		],
	},
	...(
		[
			[refused(409, 'PRICE_CHANGED', { totalPrice: 300 }), 'review.priceHasChanged', 'review.priceChanged'],
			[refused(409, 'IDEMPOTENCY_CONFLICT'), 'review.sentAlready.title', 'review.sentAlready.text'],
			[refused(403, 'EMAIL_NOT_CONFIRMED'), 'review.problem', 'review.confirmEmail'],
			[refused(401, 'UNAUTHENTICATED'), 'review.sessionLost'],
			[refused(429, 'TOO_MANY_REQUESTS'), 'review.problem', 'review.problemKept'],
			[refused(503, 'PAYMENT_UNAVAILABLE'), 'review.unknown', 'review.unknownKept'],
			[unreached, 'unreachable', 'review.unknown', 'review.unknownKept'],
			[refused(400, 'VALIDATION', { errors: [{ field: 'endDate', message: '0' }] }), 'review.fixAt', 'review.goToStep'],
		] as const
	).map(([createRequest, ...phrases], place) => ({
		name: `a request that is not made (${place + 1})`,
		start: { ...at('FINAL_REVIEW'), ...own },
		turns: [
			[nothing, 'review.confirm'],
			[
				(stage: Stage) => {
					answers(stage.calls, createRequest);
					confirm(stage);
				},
				...phrases,
			],
		] as const,
	})),
	{
		name: 'a service that is gone when the request is made',
		start: { ...at('FINAL_REVIEW'), ...own },
		turns: [
			[nothing, 'review.confirm'],
			[
				(stage) => {
					stage.calls.getServices = async () => [fast];
					answers(stage.calls, refused(422, 'NO_LONGER_OFFERED', { errors: [{ field: 'serviceId', message: '0' }] }));
					confirm(stage);
				},
				'review.gone',
				'blocked.incomplete',
			],
		],
	},
];
