import facts from 'virtual:facts';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Button } from '../components/Button';
import { DateText } from '../components/DateText';
import { Guilloche } from '../components/Guilloche';
import { Inline } from '../components/Inline';
import { Money } from '../components/Money';
import { Select } from '../components/Select';
import { Stack } from '../components/Stack';
import { StatusTag } from '../components/StatusTag';
import { Ticket } from '../components/Ticket';
import { StringsProvider } from '../strings/context';
import { CopyButton } from './CopyButton';
import { InSampleLanguage } from './InSampleLanguage';
import * as css from './landing.css';
import { addressOf } from './pageAddress';
import { catalogues, SampleLanguageContext, sampleIn } from './sampleIn';

const themes = [
	{ name: 'light', label: 'Light' },
	{ name: 'dark', label: 'Dark' },
	{ name: 'high-contrast', label: 'High contrast' },
] as const;

const install = 'npm install visa-ui visa-sdk react react-dom';
/** What designers and adopters look for first. */
const ways = [
	{ to: 'Foundations/First steps', words: 'Begin here' },
	{ to: 'Foundations/Playground', words: 'Try it out' },
	{ to: 'Foundations/Brand maker', words: 'Make a brand' },
	{ to: 'Patterns/Form errors', words: 'Patterns' },
	{ to: 'Foundations/Colour', words: 'Colour' },
	{ to: 'Foundations/All icons', words: 'Icons' },
	{ to: 'Foundations/Content guide', words: 'Words' },
	{ to: 'Foundations/What’s new', words: 'What’s new' },
];

/** The first page: what it is, where to start, and the ticket in its three themes. */
export function Landing() {
	return (
		<Unstyled>
			<header className={css.hero}>
				<div className={css.band} aria-hidden="true">
					<Guilloche form="band" seed={21} />
				</div>
				<h1 className={css.title}>Viza</h1>
				<p className={css.lead}>
					The design system of an official, calm product: people hand over a passport photo and pay money here. Its idea
					is the printed document – quiet paper, hairlines, one ink with authority, clear numerals.
				</p>
				<p className={css.install}>
					<code>{install}</code> <CopyButton text={install} label="the command" />
				</p>
				<nav aria-label="Where to begin">
					<ul className={css.ways}>
						{ways.map(({ to, words }) => (
							<li key={to}>
								<a href={addressOf(to)} target="_top" className={css.way}>
									{words}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<p className={css.version}>
					Version {facts.version} · {Object.keys(facts.components).length} components · 3 themes · 3 languages
				</p>
			</header>
		</Unstyled>
	);
}

/** The same screen in the three themes, interactive, in the toolbar's language. */
export function ThreeThemes() {
	return (
		<Unstyled>
			<div className={css.themes}>
				{themes.map(({ name, label }) => (
					<section key={name} data-theme={name} className={css.theme} aria-label={label}>
						<p className={css.themeName}>{label}</p>
						<Specimen theme={label} />
					</section>
				))}
			</div>
		</Unstyled>
	);
}

/** @param theme included in the ticket's title, which names a landmark: no two have the same name */
export function Specimen({ theme }: { theme: string }) {
	const language = useContext(SampleLanguageContext);
	return (
		<div lang={language}>
			<StringsProvider strings={catalogues[language]}>
				<InSampleLanguage>
					<Stack gap="m">
						<Ticket
							title={`${sampleIn('Müraciətiniz', language)} · ${theme}`}
							rows={[
								{ id: 'country', label: 'Ölkə', value: 'İtaliya', aside: <Money amount={45} /> },
								{ id: 'start', label: 'Gediş', value: <DateText value="2026-12-08" form="short" /> },
								{ id: 'type', label: 'Viza növü', value: 'Turizm vizası' },
								{ id: 'document', label: 'Pasport' },
							]}
							total={<Money amount={45} size="large" />}
							note="Son yoxlamadan sonra ödəyirsiniz"
						/>
						<Select label="Giriş icazəsi" items={[{ id: 'one', label: 'Birdəfəlik' }]} defaultValue="one" />
						<Inline gap="s">
							<StatusTag tone="positive">Hazırdır</StatusTag>
							<StatusTag tone="caution">Sənəd çatışmır</StatusTag>
						</Inline>
						<Inline gap="s">
							<Button tone="primary">Davam et</Button>
							<Button tone="secondary">Geriyə</Button>
						</Inline>
					</Stack>
				</InSampleLanguage>
			</StringsProvider>
		</div>
	);
}
