import { warn } from '../../root/warn';
import type { NoticeTone } from '../Notice';

/** Milliseconds until a toast goes by itself. [TST-01] */
export const TOAST_TIMEOUT = 3000;
/** The oldest give way to more than this. */
const MOST = 4;

/** How a message is shown, and for how long. */
export interface ToastOptions {
	message: string;
	/** The message's language, when it is not the page's. */
	lang?: string | undefined;
	title?: string;
	tone?: NoticeTone;
	/** News of one kind: the latest stands for all of them, as where each could be taken back. */
	kind?: string;
	/** Milliseconds; null stays until it is dismissed, as one with an `action` does unless said otherwise. */
	timeout?: number | null;
	/** What can be done about it. Nobody is hurried to reach it: give what it does a place in the page as well. */
	action?: { label: string; onPress: () => void };
	/** What it tells of is under way: it turns, and stays until it is told anew. */
	isPending?: boolean;
}

/** What is said of work while it goes on, and when it has ended. */
export interface ToastStory<Result> {
	pending: string;
	done: string | ((result: Result) => string | ToastOptions);
	failed: string | ((error: unknown) => string | ToastOptions);
}

/** A toast that is shown or waits to be. */
export interface QueuedToast extends ToastOptions {
	id: number;
	tone: NoticeTone;
	timeout: number | null;
}

let toasts: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly QueuedToast[]) {
	toasts = next;
	for (const listener of listeners) listener();
}

/** The same news twice is one toast that stays longer; so is the next of its kind. */
const isReplaced = (one: ToastOptions, by: ToastOptions) =>
	(by.kind !== undefined && one.kind === by.kind) ||
	(one.message === by.message && one.title === by.title && one.tone === by.tone);

function queue(id: number, options: ToastOptions): QueuedToast {
	const { tone = 'info', timeout = options.isPending || options.action ? null : TOAST_TIMEOUT } = options;
	return { ...options, tone, timeout, id };
}

/** The region may come a moment after the first news; what was taken back before then needs none. */
function warnOfNoRegion(id: number) {
	if (listeners.size > 0) return;
	const look = () => {
		if (listeners.size > 0 || !toasts.some((one) => one.id === id)) return;
		warn('A toast is told where nothing shows it: put a <ToastRegion /> into the page.');
	};
	setTimeout(look, TOAST_TIMEOUT);
}

/** The page's one queue: whoever has news puts it here, the region shows it. */
export const toastQueue = {
	read: () => toasts,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	add(options: ToastOptions): number {
		const id = ++lastId;
		if (process.env.NODE_ENV !== 'production') warnOfNoRegion(id);
		toastQueue.update(id, options);
		return id;
	},
	/** Tells anew in the same place; one that is not there, or no more, comes last. */
	update(id: number, options: ToastOptions) {
		const queued = queue(id, options);
		const left = toasts.filter((one) => one.id === id || !isReplaced(one, queued));
		const isThere = left.some((one) => one.id === id);
		change(isThere ? left.map((one) => (one.id === id ? queued : one)) : [...left, queued].slice(-MOST));
	},
	close: (id: number) => change(toasts.filter((one) => one.id !== id)),
	clear: () => change([]),
};

const none: readonly QueuedToast[] = [];
const regions = new Set<object>();

/** What one region reads. Of several in a page, such as a host's and its wizard's, the first shows the news: it is told once. */
export function regionOfQueue() {
	const own = {};
	return {
		read: () => (regions.values().next().value === own ? toasts : none),
		readOnServer: () => none,
		subscribe(listener: () => void) {
			regions.add(own);
			const stop = toastQueue.subscribe(listener);
			return () => {
				regions.delete(own);
				stop();
				change(toasts);
			};
		},
	};
}

const withTone = (tone: NoticeTone) => (message: string, options?: Omit<ToastOptions, 'message' | 'tone'>) =>
	toastQueue.add({ ...options, message, tone });

/** One toast for work that takes a while: it turns, and says in the same place how it ended. Hands the work back. */
function promise<Result>(work: Promise<Result>, { pending, done, failed }: ToastStory<Result>): Promise<Result> {
	const id = toastQueue.add({ message: pending, isPending: true });
	const tell = (tone: NoticeTone, said: string | ToastOptions) =>
		toastQueue.update(id, typeof said === 'string' ? { message: said, tone } : { tone, ...said });
	work.then(
		(result) => tell('success', typeof done === 'function' ? done(result) : done),
		(error) => tell('error', typeof failed === 'function' ? failed(error) : failed),
	);
	return work;
}

/** Shows a short message where the ToastRegion stands. Returns its id, for closing it early. */
export const toast = /* @__PURE__ */ Object.assign((options: ToastOptions) => toastQueue.add(options), {
	info: withTone('info'),
	success: withTone('success'),
	warning: withTone('warning'),
	error: withTone('error'),
	update: toastQueue.update,
	promise,
	close: toastQueue.close,
	clear: toastQueue.clear,
});
