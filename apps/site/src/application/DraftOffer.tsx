import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type Ref, useCallback, useEffect, useRef } from 'react';
import type { Draft, DraftContent } from 'visa-sdk/contract';
import { fromIso } from 'visa-sdk/rules';
import { Button, DescriptionList, Inline, Notice, Stack, Text, toast } from 'visa-ui';
import { isDraftEmpty, toKeptContent, type WizardActor } from 'visa-ui/machine';
import { queries } from '../api';
import { formatDay, formatInstant } from '../format';
import { applicationsStrings } from '../strings/pages/applications';
import { draftStrings } from '../strings/pages/draft';
import * as css from './draft.css';
import { draftDetails } from './draftDetails';
import type { FoundDraft } from './draftSync';
import type { ServerDraft } from './useServerDraft';

const words = draftStrings;

/** Asks which draft to continue, if the server's differs from this form. [ACC-08] */
export function DraftOffer({ actor, draft: { found, late, ...answers } }: { actor: WizardActor; draft: ServerDraft }) {
	const offer = useRef<HTMLDivElement>(null);
	const { isLate, show } = late;
	const onShow = useCallback(() => {
		show();
		// The closing toast returns focus to what had it before.
		setTimeout(() => offer.current?.focus());
	}, [show]);
	if (!found) return null;
	if (isLate) return <LateOffer found={found} onShow={onShow} />;
	return <Offer ref={offer} actor={actor} found={found} answers={answers} />;
}

const titleOf = ({ kind, draft }: FoundDraft) =>
	kind === 'other' ? words.two : draft.isFromElsewhere ? words.begun : words.begunHere;

/** Where the other draft was started, as far as that is known. */
function placeOf({ isFromHere, isFromElsewhere }: Draft): { name: string; take: string } {
	if (isFromHere) return { name: words.otherWindow, take: words.takeWindow };
	if (isFromElsewhere) return { name: words.otherDevice, take: words.takeDevice };
	return { name: words.inAccount, take: words.takeAccount };
}

/** Announces the decision above the page: a reader loses nothing, and nothing moves. */
function LateOffer({ found, onShow }: { found: FoundDraft; onShow: () => void }) {
	const title = titleOf(found);
	// Known by the time it is shown.
	useCountryName(found.draft.content.country?.id);
	useEffect(() => {
		const told = toast({ message: title, kind: 'draft', action: { label: words.show, onPress: onShow } });
		return () => toast.close(told);
	}, [title, onShow]);
	return null;
}

interface OfferProps {
	ref: Ref<HTMLDivElement>;
	actor: WizardActor;
	found: FoundDraft;
	answers: Pick<ServerDraft, 'take' | 'keepOwn' | 'startAnew'>;
}

function Offer({ ref, actor, found, answers }: OfferProps) {
	const { kind, draft } = found;
	const here = useSelector(actor, ({ context }) => context);
	const theirCountry = useCountryName(draft.content.country?.id);
	const place = placeOf(draft);
	const savedAt = words.savedAt(formatInstant(draft.updatedAt));
	const theirs = sentence(theirCountry, draft.content);
	useEffect(
		() => () => {
			// The pressed button is gone with the question; a page that starts over is read from its beginning.
			if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
		},
		[],
	);
	const own = toKeptContent(here);
	const ours = sentence(here.choices.country?.name, own);
	/** A draft in words: where these are the same for both, with whatever else tells them apart. */
	const told = (text: string, one: DraftContent, other: DraftContent, isSecond: boolean) =>
		[text, ...(ours === theirs ? draftDetails(one, other, here.offer, isSecond) : [])].join(', ');
	if (kind === 'begun') {
		const isEmpty = isDraftEmpty(own);
		return (
			<Notice ref={ref} tabIndex={-1} tone="info" className={css.offer} title={titleOf(found)}>
				<Stack gap="m">
					<Stack gap="xs">
						<Text>{isEmpty ? theirs : told(theirs, draft.content, own, true)}</Text>
						<Text tone="soft">{savedAt}</Text>
					</Stack>
					<Inline gap="s" isStackedOnPhones>
						<Button tone="primary" onPress={answers.take}>
							{words.goOn}
						</Button>
						<Button tone="quiet" onPress={isEmpty ? answers.startAnew : answers.keepOwn}>
							{isEmpty ? words.startAnew : words.keepOwn}
						</Button>
					</Inline>
				</Stack>
			</Notice>
		);
	}
	return (
		<Notice ref={ref} tabIndex={-1} tone="warning" className={css.offer} title={titleOf(found)}>
			<Stack gap="m">
				<DescriptionList
					items={[
						{ term: words.here, value: told(ours, own, draft.content, false) },
						{ term: place.name, value: `${told(theirs, draft.content, own, true)} (${savedAt})` },
					]}
				/>
				<Inline gap="s" isStackedOnPhones>
					<Button tone="secondary" onPress={answers.keepOwn}>
						{words.keepOwn}
					</Button>
					<Button tone="secondary" onPress={answers.take}>
						{place.take}
					</Button>
				</Inline>
			</Stack>
		</Notice>
	);
}

/** What is no longer on offer has no name; the rest of the draft is described all the same. */
function useCountryName(id: string | undefined): string | undefined {
	const { data } = useQuery({ ...queries.country(id ?? ''), enabled: id !== undefined });
	return id === undefined ? undefined : data?.name;
}

/** The country and the dates, as far as they are selected. */
function sentence(country: string | undefined, { startDate, endDate, peopleCount }: DraftContent): string {
	const days = [startDate, endDate].map((text) => text && fromIso(text)).filter((day) => day !== null && day !== '');
	return [
		country ?? words.countryGone,
		days.length > 0 ? days.map((day) => formatDay(day)).join(' – ') : words.noDates,
		peopleCount > 1 ? applicationsStrings.people(peopleCount) : '',
	]
		.filter(Boolean)
		.join(', ');
}
