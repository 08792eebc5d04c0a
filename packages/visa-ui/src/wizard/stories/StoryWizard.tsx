import { useActorRef } from '@xstate/react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { ToastRegion } from '../../components/Toast';
import {
	memoryStorage,
	PROGRESS_KEY,
	type StepPlan,
	type WizardCalls,
	type WizardSearch,
	type WizardUser,
	wizardActors,
	wizardMachine,
	wizardMachineOf,
} from '../machine';
import { fast, italy, noon, refusal, turkey, wholeSearch, worldCalls } from '../machine/testKit';
import type { StepLooks } from '../useWizard';
import { Wizard } from '../Wizard';

const flag =
	'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Cpath fill="%23009246" d="M0 0h1v2H0z"/%3E%3Cpath fill="%23fff" d="M1 0h1v2H1z"/%3E%3Cpath fill="%23ce2b37" d="M2 0h1v2H2z"/%3E%3C/svg%3E';
const picture =
	'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%23b9c9be" d="M0 0h4v3H0z"/%3E%3Cpath fill="%236d8088" d="M.4.6h1.2v1.6H.4z"/%3E%3C/svg%3E';

/** What a story of the wizard says of its own. */
export interface StoryProps {
	/** The address to start from. */
	search: WizardSearch;
	/** The steps; all seven by default. */
	steps?: readonly StepPlan[];
	/** How the host's own steps look. */
	looks?: StepLooks;
	/** Who is signed in; null for a visitor. */
	user: WizardUser | null;
	/** What comes before the wizard: it waits for that. */
	before?: () => Promise<unknown>;
	/** Makes the answers that are other than the usual ones. */
	calls?: () => Partial<WizardCalls>;
	/** Who they are found to be when a button above the wizard has the account read anew. */
	readAnew?: () => WizardUser | null;
	/** What comes and goes of their code is not told of here. */
	isAccountSlow?: boolean;
	/** What the tab has kept: one traveller with a picture, unless said otherwise. */
	kept?: { peopleCount: number; documents: readonly (object | null)[] };
	/** Its clock; noon of a day in November by default. */
	now?: () => Date;
	/** Where the browser would go to pay. */
	onLeaving?: (paymentUrl: string) => void;
	/** Where the traveller's requests are. */
	sentRequests?: ReactNode;
	/** Where a visitor would go: to sign in or to register. */
	onSignIn?: (way: { hasAccount: boolean }) => void;
}

const pictured = <Item extends { image: string }>(country: Item) => ({ ...country, image: flag });
const storyCalls = (calls: Partial<WizardCalls> = {}) =>
	worldCalls({
		findCountries: async (text) =>
			[italy, turkey].map(pictured).filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
		getPreview: async () => picture,
		...calls,
	});

/** Answers from the second time on. */
export function failingOnce<Answer>(answer: Answer, message: string) {
	let times = 0;
	return async () => {
		times += 1;
		if (times === 1) throw refusal(503, 'UNAVAILABLE', message);
		return answer;
	};
}

/** A picture that the server has. */
export const stored = (name: string) => ({ url: `/api/uploads/${name}`, name: `${name}.jpg`, size: 183_000 });

/** The wizard over a small world that answers at once. */
export function StoryWizard({
	search,
	steps,
	looks,
	user,
	before,
	calls,
	readAnew,
	isAccountSlow,
	kept,
	now = noon,
	onLeaving,
	onSignIn,
	sentRequests,
}: StoryProps) {
	const [signedIn, setSignedIn] = useState(user);
	const [machine] = useState(() =>
		(steps ? wizardMachineOf(steps) : wizardMachine).provide({
			actors: wizardActors({
				...storyCalls(calls?.()),
				removePromocode: async () =>
					setSignedIn((one) => one && (isAccountSlow ? one : { ...one, activePromocode: null })),
			}),
			delays: { redirect: 50 },
		}),
	);
	const [storage] = useState(() =>
		memoryStorage({}, { [PROGRESS_KEY]: JSON.stringify(kept ?? { documents: [stored('pasport')] }) }),
	);
	const [isPending, setPending] = useState(before !== undefined);
	useEffect(() => void before?.().then(() => setPending(false)), [before]);
	const actor = useActorRef(machine, { input: { search, user, storage, now } });
	useEffect(() => actor.send({ type: 'USER_CHANGED', user: signedIn }), [actor, signedIn]);
	useState(() => actor.on('signInNeeded', ({ hasAccount }) => onSignIn?.({ hasAccount })));
	useState(() => actor.on('leaving', ({ paymentUrl }) => onLeaving?.(paymentUrl)));
	return (
		<>
			{readAnew && <Button onPress={() => setSignedIn(readAnew())}>Hesabı yenidən oxu</Button>}
			<Wizard
				actor={actor}
				looks={looks}
				isPending={isPending}
				sentRequests={sentRequests}
				terms={<p>Baxış başlayana qədər məbləğ tam qaytarılır.</p>}
			/>
			<ToastRegion />
		</>
	);
}

/** One story of the wizard. Those that are tests stand under one title: a file holds what is about one step. */
export type Story = {
	name?: string;
	/** `sized`: what it does needs a window of one size. */
	tags?: string[];
	args?: Partial<StoryProps>;
	/** What the wizard stands in. */
	decorators?: ((Story: ComponentType) => ReactNode)[];
	globals?: { language: string; viewport?: { value: string; isRotated: boolean } };
	play?: (context: { canvasElement: HTMLElement; args: StoryProps }) => Promise<void>;
};

/** A link to the final review with everything chosen. */
export const reviewSearch = { ...wholeSearch, serviceId: fast.id, step: 'FINAL_REVIEW' } as const;
