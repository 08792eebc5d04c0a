import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { blockedBecause } from './blocked';
import { parseDraft, parseProgress, toDraft } from './draft';
import { DRAFT_KEY, PROGRESS_KEY } from './heldWork';
import { arrived, missingPictures, ofPeople, picturesOf, travelling, withoutTraveller } from './pictures';
import { newVisaRequest } from './review';
import { memoryStorage } from './storage';
import { pngFile, refusal, startWizard, traveller, wholeSearch } from './testKit';
import type { UploadedDocument, WizardCalls, WizardContext } from './types';

const image = (name: string): UploadedDocument => ({ url: `/api/uploads/${name}`, name, size: 3, previewUrl: null });
const group = (...names: (string | null)[]) => ({
	pictures: picturesOf(names.map((name) => name && image(name)) as (UploadedDocument | null)[], names.length),
	peopleCount: names.length,
});
type Group = Pick<WizardContext, 'pictures' | 'peopleCount'>;
const names = (of: Group) => travelling(of).map(({ document }) => document?.name ?? null);

describe('[UPL-11] one picture for each traveller', () => {
	it('a smaller group leaves out who has no picture first, then the last; a larger one brings pictures back', () => {
		expect(names(ofPeople(group('a', null, 'c'), 2))).toEqual(['a', 'c']);
		const two = ofPeople(group('a', 'b', 'c', null), 2);
		expect(names(two)).toEqual(['a', 'b']);
		expect(names(ofPeople(two, 4))).toEqual(['a', 'b', 'c', null]);
		expect(missingPictures(ofPeople(group('a', 'b'), 4))).toEqual([3, 4]);
	});

	it('who is taken out of the middle leaves the others in their order, and comes back last', () => {
		const { pictures, ...rest } = group('a', 'b', 'c');
		const less = withoutTraveller({ pictures, ...rest }, pictures[1]?.id ?? 0);
		expect(names(less)).toEqual(['a', 'c']);
		expect(names(ofPeople(less, 3))).toEqual(['a', 'c', 'b']);
		const one = group('a');
		expect(withoutTraveller(one, one.pictures[0]?.id ?? 0)).toEqual(one);
	});

	it('whatever the group does, no picture of up to ten is lost, each place is one, and what is sent fits the travellers', () => {
		const change = fc.oneof(
			fc.integer({ min: -2, max: 13 }).map((count) => (of: Group) => ofPeople(of, count)),
			fc.nat(9).map((place) => (of: Group) => withoutTraveller(of, travelling(of)[place]?.id ?? 0)),
		);
		const start = fc.array(fc.option(fc.constantFrom('a', 'b', 'c')), { minLength: 1, maxLength: 10 });
		fc.assert(
			fc.property(start, fc.array(change, { maxLength: 20 }), (first, changes) => {
				const unique = first.map((name, index) => name && `${name}${index}`);
				const end = changes.reduce<Group>((of, step) => step(of), group(...unique));
				const held = end.pictures.flatMap(({ document }) => document?.name ?? []);
				expect(held.sort()).toEqual(unique.filter(Boolean).sort());
				expect(new Set(end.pictures.map(({ id }) => id)).size).toBe(end.pictures.length);
				expect(travelling(end)).toHaveLength(end.peopleCount);
				expect(arrived(end).length + missingPictures(end).length).toBe(end.peopleCount);
				// The whole group again: everybody is there.
				expect(arrived(ofPeople(end, 10))).toHaveLength(held.length);
			}),
		);
	});
});

const threeOnReview = (documents: (UploadedDocument | null)[]) => ({
	search: { ...wholeSearch, step: 'FINAL_REVIEW' } as const,
	storage: memoryStorage({}, { [PROGRESS_KEY]: JSON.stringify({ peopleCount: 3, documents }) }),
});

describe('[UPL-11] in the wizard', () => {
	it('each picture goes its own way: looked at, doubted, sent, failed and tried again, beside the others', async () => {
		let isDown = true;
		const upload = vi.fn(async (file: File) => {
			if (file.name === 'third.png' && isDown) throw refusal(503, 'UNAVAILABLE', 'Bir azdan');
			return `/api/uploads/${file.name}`;
		});
		const checkPicture: WizardCalls['checkPicture'] = async (file) => ({
			file,
			doubts: file.name === 'second.png' ? ['blurred'] : [],
		});
		const { actor, onStep, until, context } = startWizard({ search: wholeSearch, calls: { upload, checkPicture } });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'ADD_TRAVELLER' });
		actor.send({ type: 'ADD_TRAVELLER' });
		const [one, two, three] = context().pictures.map(({ id }) => id);
		expect([one, two, three]).toEqual([1, 2, 3]);
		actor.send({ type: 'CHOOSE_FILE', picture: 2, file: pngFile('second.png') });
		actor.send({ type: 'CHOOSE_FILE', picture: 3, file: pngFile('third.png') });
		actor.send({ type: 'CHOOSE_FILE', picture: 1, file: pngFile('first.png') });
		await until(({ context }) => {
			const states = context.pictures.map(({ sending, document }) => sending?.status ?? document?.name);
			return states.join() === 'first.png,doubtful,failed';
		});
		expect(blockedBecause('UPLOAD_DOCUMENT', context())).toBe('doubts');
		actor.send({ type: 'USE_ANYWAY', picture: 2 });
		await until(({ context }) => arrived(context).length === 2);
		expect(blockedBecause('UPLOAD_DOCUMENT', context())).toBeNull();
		isDown = false;
		actor.send({ type: 'RETRY_UPLOAD', picture: 3 });
		await until(({ context }) => arrived(context).length === 3);
		actor.send({ type: 'REMOVE_DOCUMENT', picture: 2 });
		expect(missingPictures(context())).toEqual([2]);
	});

	it('nine of ten: nothing is sent before the tenth is there, a visitor goes on to an account', async () => {
		const createRequest = vi.fn<WizardCalls['createRequest']>(async () => ({
			...{ paymentUrl: '/pay', id: '1', reference: 'VZ-1' },
		}));
		const documents = Array.from({ length: 9 }, (_, index) => image(String(index + 1)));
		const storage = memoryStorage({}, { [PROGRESS_KEY]: JSON.stringify({ peopleCount: 10, documents }) });
		const search = { ...wholeSearch, step: 'FINAL_REVIEW' } as const;
		const { actor, onStep, until, context } = startWizard({ search, storage, calls: { createRequest } });
		await onStep('FINAL_REVIEW');
		await until(({ context }) => context.quote !== null);
		expect(blockedBecause('FINAL_REVIEW', context())).toBeNull();
		actor.send({ type: 'USER_CHANGED', user: traveller });
		await until(({ context }) => context.quote !== null && context.user !== null);
		expect(blockedBecause('FINAL_REVIEW', context())).toBe('pictures');
		actor.send({ type: 'CONFIRM' });
		expect(createRequest).not.toHaveBeenCalled();
		actor.send({ type: 'GO_TO', step: 'UPLOAD_DOCUMENT' });
		actor.send({ type: 'CHOOSE_FILE', picture: context().pictures[9]?.id ?? 0, file: pngFile('tenth.png') });
		await until(({ context }) => missingPictures(context).length === 0);
		actor.send({ type: 'NEXT' });
		await until(({ context }) => context.quote !== null);
		actor.send({ type: 'CONFIRM' });
		await until(({ value }) => value.flow === 'leaving');
		expect(createRequest.mock.calls[0]?.[0].document.split(',')).toHaveLength(10);
	});

	it('[UPL-03] nothing is sent with the earlier picture while its replacement is on its way, or waits for a word', async () => {
		let arrive = (_url: string) => {};
		const upload = () => new Promise<string>((resolve) => (arrive = resolve));
		const checkPicture: WizardCalls['checkPicture'] = async (file) => ({
			file,
			doubts: file.name === 'soft.png' ? ['blurred'] : [],
		});
		const createRequest = vi.fn<WizardCalls['createRequest']>(async () => ({
			...{ paymentUrl: '/pay', id: '1', reference: 'VZ-1' },
		}));
		const storage = memoryStorage({}, { [PROGRESS_KEY]: JSON.stringify({ documents: [image('old')] }) });
		const search = { ...wholeSearch, step: 'FINAL_REVIEW' } as const;
		const calls = { createRequest, checkPicture, upload };
		const { actor, onStep, until, context } = startWizard({ search, storage, calls, user: traveller });
		await onStep('FINAL_REVIEW');
		const replace = async (name: string, status: string) => {
			actor.send({ type: 'GO_TO', step: 'UPLOAD_DOCUMENT' });
			actor.send({ type: 'CHOOSE_FILE', file: pngFile(name) });
			await until(({ context: { pictures } }) => pictures[0]?.sending?.status === status);
			// Next waits here; the steps above, and the browser's history, lead on.
			actor.send({ type: 'GO_TO', step: 'FINAL_REVIEW' });
			await until(({ context: { step, quote } }) => step === 'FINAL_REVIEW' && quote !== null);
		};
		await replace('soft.png', 'doubtful');
		expect(blockedBecause('FINAL_REVIEW', context())).toBe('doubts');
		await replace('new.png', 'uploading');
		expect(blockedBecause('FINAL_REVIEW', context())).toBe('uploading');
		actor.send({ type: 'CONFIRM' });
		expect(createRequest).not.toHaveBeenCalled();
		arrive('/api/uploads/new');
		await until(({ context }) => blockedBecause('FINAL_REVIEW', context) === null);
		actor.send({ type: 'CONFIRM' });
		await until(({ value }) => value.flow === 'leaving');
		expect(createRequest.mock.calls[0]?.[0].document).toBe('/api/uploads/new');
	});

	it('a smaller count sends fewer, and the pictures are there again when it grows', async () => {
		const { actor, onStep, context } = startWizard(threeOnReview([image('a'), image('b'), image('c')]));
		await onStep('FINAL_REVIEW');
		actor.send({ type: 'SET_PEOPLE_COUNT', peopleCount: 1 });
		expect(newVisaRequest(context())?.document).toBe('/api/uploads/a');
		actor.send({ type: 'SET_PEOPLE_COUNT', peopleCount: 3 });
		expect(newVisaRequest(context())?.document).toBe('/api/uploads/a,/api/uploads/b,/api/uploads/c');
	});

	it('[SUB-05] a draft keeps whose picture is missing; one of the earlier form keeps its picture', async () => {
		const { onStep, context } = startWizard(threeOnReview([image('a'), null, image('c')]));
		await onStep('FINAL_REVIEW');
		const draft = toDraft(context(), false);
		expect(draft).toMatchObject({ version: 2, document: '/api/uploads/a,,/api/uploads/c', peopleCount: 3 });
		const back = startWizard({ storage: memoryStorage({ [DRAFT_KEY]: JSON.stringify(draft) }) });
		await back.onStep('FINAL_REVIEW');
		expect(missingPictures(back.context())).toEqual([2]);
		expect(arrived(back.context()).map(({ url }) => url)).toEqual(['/api/uploads/a', '/api/uploads/c']);

		const earlier = { ...draft, version: 1, document: '/api/uploads/a', peopleCount: 2 };
		expect(parseDraft(JSON.stringify(earlier))?.documents).toEqual(['/api/uploads/a']);
		const old = startWizard({ storage: memoryStorage({ [DRAFT_KEY]: JSON.stringify(earlier) }) });
		await old.onStep('FINAL_REVIEW');
		expect(missingPictures(old.context())).toEqual([2]);
		expect(parseProgress(JSON.stringify({ document: image('a') })).documents).toEqual([image('a')]);
	});

	it('[WIZ-12] of refused pictures only those that are named go; without a name all that were sent', async () => {
		const fields = ['document', 'document.1'];
		const { actor, onStep, until, context } = startWizard({
			...threeOnReview([image('a'), image('b'), image('c')]),
			user: traveller,
			calls: {
				createRequest: async () => {
					const errors = fields.map((field) => ({ field, message: 'Şəkil tapılmadı' }));
					throw refusal(422, 'VALIDATION', 'Şəkil tapılmadı', { errors });
				},
			},
		});
		await onStep('FINAL_REVIEW');
		await until(({ context }) => context.quote !== null);
		actor.send({ type: 'CONFIRM' });
		await until(({ context }) => context.submitProblem !== null);
		expect(missingPictures(context())).toEqual([2]);
	});

	it('a link that is left while a picture is on its way finds it arrived', async () => {
		const sent = Promise.withResolvers<string>();
		const upload = () => sent.promise;
		const { actor, onStep, until, context } = startWizard({ search: wholeSearch, calls: { upload } });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		await until(({ context }) => context.pictures[0]?.sending?.status === 'uploading');
		actor.send({ type: 'URL_CHANGED', search: { ...wholeSearch, step: 'SERVICE' } });
		await onStep('SERVICE');
		sent.resolve('/api/uploads/late');
		await until(({ context }) => arrived(context).length === 1);
		expect(arrived(context())[0]?.url).toBe('/api/uploads/late');
	});
});
