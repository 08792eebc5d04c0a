import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { queryKeys, readDefaults } from 'visa-sdk/queries';
import { isSilentQuery } from 'visa-sdk/rules';
import { LinkButton, toast } from 'visa-ui';
import {
	browserStorage,
	followWizard,
	holdsWork,
	openedWizard,
	parseWizardSearch,
	tanStackAddress,
	type WizardInput,
	type WizardSearch,
	wizardActors,
	wizardMachine,
} from 'visa-ui/machine';
import { preloadSteps, Wizard } from 'visa-ui/wizard';
import { dropSession, queries, queryClient } from '../api';
import { whenSeen } from '../attention';
import { wizardPage } from '../shell/Layout.css';
import { useMe } from '../shell/useMe';
import { draftStrings, emailUnconfirmedStrings } from '../strings/pages/draft';
import { cachedCalls } from './cachedCalls';
import { DraftOffer } from './DraftOffer';
import { allCountries } from './draftAtHand';
import { PayTerms } from './PayTerms';
import { useServerDraft } from './useServerDraft';
import { useWorkGeneration } from './wizardWork';

const machine = wizardMachine.provide({ actors: wizardActors(cachedCalls) });
const storage = browserStorage();

// Continuing something starts beyond the first step.
if (!import.meta.env.SSR && (!isSilentQuery(location.search) || holdsWork(storage))) void preloadSteps();

/** The wizard, restarted with an empty URL if its content was another person's. [SUB-06] */
export function WizardPage() {
	const router = useRouter();
	const navigate = useNavigate();
	const generation = useWorkGeneration();
	const begun = useRef(generation);
	const isDiscarded = begun.current !== generation;
	useEffect(() => {
		if (!isDiscarded) return;
		begun.current = generation;
		void navigate({ to: '/application', search: {}, replace: true });
	}, [generation, isDiscarded, navigate]);
	// Later changes of the URL are the wizard's own, or come through the history.
	const search = isDiscarded ? {} : parseWizardSearch(router.state.location.search);
	return <SiteWizard key={generation} search={search} />;
}

/** The wizard starts from its list if that is available; null if it has to load it first. */
function beginning(input: WizardInput) {
	const query = queryClient.getQueryCache().find({ queryKey: allCountries.queryKey });
	if (!query || query.isStaleByTime(readDefaults.staleTime)) return null;
	const countries = queryClient.getQueryData(allCountries.queryKey);
	return countries ? openedWizard(input, countries.data) : null;
}

/** The wizard on the site: its calls, its URL, the session, and where it sends the traveller. */
function SiteWizard({ search }: { search: WizardSearch }) {
	const router = useRouter();
	const navigate = useNavigate();
	const { me: user } = useMe();
	const { data: settings } = useQuery(queries.settings());
	const input = { search, user, storage };
	const [snapshot] = useState(() => beginning(input));
	const actor = useActorRef(machine, { input, ...(snapshot && { snapshot }) });
	useEffect(() => followWizard(actor, tanStackAddress(router, '/application')), [actor, router]);
	const leaveToSent = useCallback(() => {
		void navigate({ to: '/applications', replace: true });
		whenSeen(() => {
			toast({ message: draftStrings.sentElsewhere, timeout: 8000 });
			// It may be paid by now.
			void queryClient.invalidateQueries({ queryKey: queryKeys.visaRequests });
		});
	}, [navigate]);
	const draft = useServerDraft(actor, user?.id ?? null, leaveToSent);

	useEffect(() => actor.send({ type: 'USER_CHANGED', user }), [actor, user]);

	useEffect(() => {
		const leaving = actor.on('leaving', ({ paymentUrl }) => {
			// Returning from the bank's page leads to the pending request, not to a form that would create another.
			void navigate({ to: '/applications', replace: true }).finally(() => window.location.assign(paymentUrl));
		});
		const signIn = actor.on('signInNeeded', ({ isSessionLost, hasAccount }) => {
			if (isSessionLost) dropSession();
			void navigate({
				to: hasAccount ? '/auth/login' : '/auth/register',
				search: { redirect: '/application' },
			});
		});
		return () => {
			leaving.unsubscribe();
			signIn.unsubscribe();
		};
	}, [actor, navigate]);

	return (
		<div className={wizardPage}>
			<DraftOffer actor={actor} draft={draft} />
			<Wizard
				actor={actor}
				isPending={draft.isPending}
				imageRetentionDays={settings?.imageRetentionDays}
				terms={settings && <PayTerms company={settings.company} />}
				sentRequests={
					<LinkButton tone="secondary" href="/applications">
						{draftStrings.toSent}
					</LinkButton>
				}
				emailConfirmation={
					<LinkButton tone="secondary" href="/auth/confirm-email?redirect=/application">
						{emailUnconfirmedStrings.action}
					</LinkButton>
				}
			/>
		</div>
	);
}
