import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { DraftContent } from 'visa-sdk/contract';
import { fromIso } from 'visa-sdk/rules';
import { Button, DescriptionList, Inline, Notice, Stack, Text } from 'visa-ui';
import { toKeptContent, type WizardActor } from 'visa-ui/machine';
import { queries } from '../api';
import { formatDay, formatInstant } from '../format';
import { applicationsStrings } from '../strings/pages/applications';
import { draftStrings } from '../strings/pages/draft';
import { offer } from './draft.css';
import type { FoundDraft } from './draftSync';
import type { ServerDraft } from './useServerDraft';

const words = draftStrings;

/** Asks what to go on with, when the server has something else than this form. [ACC-08] */
export function DraftOffer({ actor, draft: { found, ...answers } }: { actor: WizardActor; draft: ServerDraft }) {
	return found && <Offer actor={actor} found={found} answers={answers} />;
}

interface OfferProps {
	actor: WizardActor;
	found: FoundDraft;
	answers: Pick<ServerDraft, 'take' | 'keepOwn' | 'startAnew'>;
}

function Offer({ actor, found: { kind, draft }, answers }: OfferProps) {
	const here = useSelector(actor, ({ context }) => context);
	const theirCountry = useCountryName(draft.content.country?.id);
	const place = draft.isFromHere ? words.otherWindow : words.otherDevice;
	const savedAt = words.savedAt(formatInstant(draft.updatedAt));
	const theirs = sentence(theirCountry, draft.content);
	if (kind === 'begun') {
		return (
			<Notice tone="info" className={offer} title={draft.isFromHere ? words.begunHere : words.begun}>
				<Stack gap="m">
					<Stack gap="xs">
						<Text>{theirs}</Text>
						<Text tone="soft">{savedAt}</Text>
					</Stack>
					<Inline gap="s">
						<Button tone="primary" onPress={answers.take}>
							{words.goOn}
						</Button>
						<Button tone="quiet" onPress={answers.startAnew}>
							{words.startAnew}
						</Button>
					</Inline>
				</Stack>
			</Notice>
		);
	}
	return (
		<Notice tone="warning" className={offer} title={words.two}>
			<Stack gap="m">
				<DescriptionList
					items={[
						{ term: words.here, value: sentence(here.choices.country?.name, toKeptContent(here)) },
						{ term: place, value: `${theirs} (${savedAt})` },
					]}
				/>
				<Inline gap="s">
					<Button tone="secondary" onPress={answers.keepOwn}>
						{words.keepOwn}
					</Button>
					<Button tone="secondary" onPress={answers.take}>
						{draft.isFromHere ? words.takeWindow : words.takeDevice}
					</Button>
				</Inline>
			</Stack>
		</Notice>
	);
}

/** What is no longer on offer has no name; what was chosen with it is told all the same. */
function useCountryName(id: string | undefined): string | undefined {
	const { data } = useQuery({ ...queries.country(id ?? ''), enabled: id !== undefined });
	return id === undefined ? undefined : data?.name;
}

/** The country and the dates, as far as they are chosen. */
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
