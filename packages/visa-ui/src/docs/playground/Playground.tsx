import { useDeferredValue, useState } from 'react';
import { Heading } from '../../components/Heading';
import { Select } from '../../components/Select';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { TextArea } from '../../components/TextArea';
import { CopyButton } from '../CopyButton';
import { type SampleLanguage, sampleLanguage } from '../sampleIn';
import { fromAddress, toAddress } from './codeInAddress';
import { drawCode } from './drawCode';
import { PlaygroundWindow } from './PlaygroundWindow';
import * as css from './playground.css';
import { codeIn, samples } from './samples';

export const playgroundThemes = ['light', 'dark', 'high-contrast', 'brand', 'brand-dark'] as const;
export const playgroundWidths = [320, 360, 768, 1024, 1440] as const;

export interface PlaygroundProps {
	/** In the format of `toAddress`; the URL stores it, and can be shared. */
	code: string;
	/** The themes in which it is drawn, each in windows of its own. */
	themes: readonly (typeof playgroundThemes)[number][];
	/** The widths of the windows, in px. */
	widths: readonly (typeof playgroundWidths)[number][];
	/** The language of the components' own words, and of the examples to start from. */
	language: string;
	/** Gets the code in the form of an address, at each keystroke. */
	onChange?: (next: { code: string }) => void;
}

const languages: readonly SampleLanguage[] = ['az', 'en', 'ru'];

/**
 * Renders code while it is typed, in several themes and windows at once. It is interpreted as data and never executed.
 */
export function Playground({ code, themes, widths, language, onChange }: PlaygroundProps) {
	const [typed, setTyped] = useState(() => fromAddress(code));
	const spoken = sampleLanguage(language);
	const sample = samples.find((one) => languages.some((each) => codeIn(one.code, each) === typed));
	// An example as it was given follows the language; what somebody has changed stays as it is.
	const shown = sample ? codeIn(sample.code, spoken) : typed;
	const drawn = useDeferredValue(shown);
	const { fault } = drawCode(drawn);
	const change = (next: string) => {
		setTyped(next);
		onChange?.({ code: toAddress(next) });
	};
	return (
		<div className={css.playground} lang="en" dir="ltr">
			<Stack gap="xs">
				<Heading level={1}>Playground</Heading>
				<Text tone="soft">Renders your code in every theme and width that is ticked in Controls.</Text>
			</Stack>
			<div className={css.editor}>
				<Select
					label="Start with"
					items={samples.map(({ id, label }) => ({ id, label }))}
					value={sample?.id ?? null}
					onChange={(id) => change(samples.find((one) => one.id === id)?.code ?? typed)}
				/>
				<TextArea
					label="Code"
					description="Components of visa-ui with text, numbers, lists, objects and day('2026-12-08'). Nothing is executed: no functions, no variables."
					className={css.code}
					value={shown}
					onChange={change}
					{...(fault !== undefined && { errorMessage: fault })}
				/>
				<CopyButton text={shareable(toAddress(shown), themes, widths)} label="a link to this code">
					Copy a link to this code
				</CopyButton>
			</div>
			<div className={css.windows}>
				{widths.flatMap((width) =>
					themes.map((theme) => (
						<PlaygroundWindow
							key={`${theme} ${width} ${language}`}
							code={drawn}
							theme={theme}
							width={width}
							language={language}
						/>
					)),
				)}
			</div>
		</div>
	);
}

/** The URL that opens the playground with this code, within Storybook. */
function shareable(code: string, themes: PlaygroundProps['themes'], widths: PlaygroundProps['widths']): string {
	const { origin, pathname } = location;
	const story = new URLSearchParams(location.search).get('id') ?? 'foundations-playground--basic';
	const args = [
		`code:${code}`,
		...themes.map((theme, place) => `themes[${place}]:${theme}`),
		...widths.map((width, place) => `widths[${place}]:${width}`),
	];
	return `${origin}${pathname.replace(/iframe\.html$/, '')}?path=/story/${story}&args=${args.join(';')}`;
}
