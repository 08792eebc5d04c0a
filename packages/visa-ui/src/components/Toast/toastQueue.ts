import type { NoticeTone } from '../Notice';

/** Milliseconds until a toast goes by itself. [TST-01] */
export const TOAST_TIMEOUT = 3000;
/** The oldest give way to more than this. */
const MOST = 4;

export interface ToastOptions {
	message: string;
	/** The message's language, when it is not the page's. */
	lang?: string | undefined;
	title?: string;
	tone?: NoticeTone;
	/** News of one kind: the latest stands for all of them, as where each could be taken back. */
	kind?: string;
	/** Milliseconds; null stays until it is dismissed. */
	timeout?: number | null;
	action?: { label: string; onPress: () => void };
}

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

/** The page's one queue: whoever has news puts it here, the region shows it. */
export const toastQueue = {
	read: () => toasts,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	add(options: ToastOptions): number {
		const id = ++lastId;
		const queued = { tone: 'info', timeout: TOAST_TIMEOUT, ...options, id } as const;
		change([...toasts.filter((one) => !isReplaced(one, queued)), queued].slice(-MOST));
		return id;
	},
	close: (id: number) => change(toasts.filter((one) => one.id !== id)),
	clear: () => change([]),
};

const withTone = (tone: NoticeTone) => (message: string, options?: Omit<ToastOptions, 'message' | 'tone'>) =>
	toastQueue.add({ ...options, message, tone });

/** Shows a short message where the ToastRegion stands. Returns its id, for closing it early. */
export const toast = /* @__PURE__ */ Object.assign((options: ToastOptions) => toastQueue.add(options), {
	info: withTone('info'),
	success: withTone('success'),
	warning: withTone('warning'),
	error: withTone('error'),
	close: toastQueue.close,
	clear: toastQueue.clear,
});
