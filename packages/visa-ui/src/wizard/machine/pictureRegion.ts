import { assertEvent } from 'xstate';
import { isOnItsWay, pictureAfter, pictureEvents, workAfter } from './picture';
import { wizard } from './setup';

/** Each traveller's image is processed independently. */
const workOf = (id: number) => `picture-${id}`;

/** An image's event: its new state, what is started or stopped, and what others are notified of. */
const happens = {
	actions: wizard.enqueueActions(({ context, event, enqueue }) => {
		assertEvent(event, pictureEvents);
		const id = event.picture ?? context.pictures[0]?.id;
		const before = context.pictures.find((picture) => picture.id === id);
		if (!before) return;
		const after = pictureAfter(before, event);
		const work = workAfter(before, event);
		if (work) enqueue.stopChild(workOf(before.id));
		if (after === before) return;
		enqueue.assign({ pictures: context.pictures.map((picture) => (picture === before ? after : picture)) });
		if (work?.do === 'send') {
			const { file, isLookedAt } = work;
			const input = { picture: before.id, file, user: context.user, isLookedAt };
			enqueue.spawnChild('sendPicture', { id: workOf(before.id), input });
		}
		if (after.document !== before.document) {
			enqueue.assign({ submitProblem: null });
		}
		if (after.document !== before.document || isOnItsWay(after) !== isOnItsWay(before)) enqueue('remember');
		if (event.type === 'UPLOAD_DONE') enqueue.emit({ type: 'uploaded', picture: after.id });
		if (event.type === 'UPLOAD_FAILED' && after.sending?.status === 'failed') {
			enqueue.emit({ type: 'failed', problem: after.sending.problem, about: after.id });
		}
	}),
};

/**
 * The passport images: one per traveller, processed independently; the newest replaces the previous one. [UPL-03]
 * [UPL-07] [UPL-11]
 */
export const pictures = wizard.createStateConfig({
	on: {
		/** Checked before it is sent: a warning now is cheaper than one by a person next week. [UPL-10] */
		CHOOSE_FILE: happens,
		PICTURE_CHECKED: happens,
		USE_ANYWAY: happens,
		RETRY_UPLOAD: happens,
		REFUSE_FILE: happens,
		CANCEL_UPLOAD: happens,
		REMOVE_DOCUMENT: happens,
		UPLOAD_PROGRESS: happens,
		UPLOAD_DONE: happens,
		UPLOAD_REFUSED: happens,
		UPLOAD_FAILED: happens,
	},
});
