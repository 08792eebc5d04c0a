import { useId, useMemo } from 'react';
import { Heading } from '../components/Heading';
import { Notice } from '../components/Notice';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { TextField } from '../components/TextField';
import { contrast } from '../theme/color';
import { contrastPairs } from '../theme/contrastPairs';
import { makeBrandTheme } from '../theme/makeBrandTheme';
import { themeVariables } from '../theme/makeTheme';
import { highContrast } from '../theme/themes/highContrast';
import type { Theme } from '../theme/tokens';
import { AccentsUsed } from './AccentsUsed';
import { ContrastTable } from './ContrastTable';
import { CopyButton } from './CopyButton';
import { Downloads } from './Downloads';
import * as docs from './docs.css';
import { hexOf } from './hexOf';
import { Specimen } from './Landing';
import * as css from './landing.css';
import { useTyped } from './useTyped';

export interface BrandMakerProps {
	/** The brand's colour: '#7a1f3d'. */
	accent: string;
	/** The brand's name in files and code: letters, digits and hyphens. */
	name: string;
	/** Called with what was changed, the colour as hex: the address stores it. */
	onChange?: (next: { accent?: string; name?: string }) => void;
}

const UNNAMED = 'brand';
const nameOf = (text: string) => (/^[a-z][a-z\d-]*$/i.test(text || UNNAMED) ? text || UNNAMED : undefined);

/** The brand's colour as hex, which is always opaque; none for text that isn't a colour. */
function colourOf(text: string): string | undefined {
	try {
		return hexOf(text).slice(0, '#rrggbb'.length);
	} catch {
		return undefined;
	}
}

/** The brand's light, dark and high-contrast themes. */
const themesOf = (accent: string, name: string): Theme[] => [
	makeBrandTheme({ name, accent }),
	makeBrandTheme({ name: `${name}-dark`, accent, scheme: 'dark' }),
	makeBrandTheme({ name: `${name}-contrast`, accent, base: highContrast }),
];

const codeOf = (accent: string, name: string) =>
	`import { brandCss, highContrast, makeBrandTheme } from 'visa-ui/theme';

const brand = makeBrandTheme({ name: '${name}', accent: '${accent}' });
const brandDark = makeBrandTheme({ name: '${name}-dark', accent: '${accent}', scheme: 'dark' });
const brandContrast = makeBrandTheme({ name: '${name}-contrast', accent: '${accent}', base: highContrast });
export const css = brandCss({ light: brand, dark: brandDark, highContrast: brandContrast });
`;

/** From one colour to a theme, its contrast table and its files. */
export function BrandMaker({ accent, name, onChange }: BrandMakerProps) {
	const colour = useTyped(accent, colourOf, (next) => onChange?.({ accent: next }));
	const title = useTyped(name, nameOf, (next) => onChange?.({ name: next }));
	const hex = colourOf(colour.last);
	const called = nameOf(title.last) ?? UNNAMED;
	const themes = useMemo(() => (colourOf(colour.last) ? themesOf(colour.last, called) : []), [colour.last, called]);
	const well = useId();
	return (
		<div className={css.maker} lang="en">
			<Stack gap="xs">
				<Heading level={1}>Brand maker</Heading>
				<Text tone="soft">
					Turns one colour into a light, a dark and a high-contrast theme in which all text is readable. Export them as
					code, as design tokens or as Figma variables.
				</Text>
			</Stack>
			<div className={css.makerForm}>
				<div className={css.makerWell}>
					<label htmlFor={well}>Pick it</label>
					<input
						id={well}
						type="color"
						className={css.makerPicker}
						value={hex ?? '#000000'}
						onChange={(event) => onChange?.({ accent: event.target.value })}
					/>
				</div>
				<TextField
					label="The brand’s colour"
					value={colour.text}
					onChange={colour.onChange}
					{...(!colour.isValid && { errorMessage: 'Write it as #7a1f3d or oklch(0.4 0.1 226)' })}
				/>
				<TextField
					label="Its name"
					value={title.text}
					onChange={title.onChange}
					{...(!title.isValid && { errorMessage: 'Use letters from a to z, digits and hyphens' })}
				/>
				{hex && (
					<div className={css.makerLink}>
						<CopyButton text={shareable(hex, called)} label="a link to this brand">
							Copy a link to this brand
						</CopyButton>
					</div>
				)}
			</div>
			{hex && <Brand themes={themes} asked={hex} code={codeOf(colour.last, called)} />}
		</div>
	);
}

/** The URL that opens the brand maker with these settings, within Storybook. @param hex '#rrggbb' */
function shareable(hex: string, name: string): string {
	const { origin, pathname } = location;
	const story = new URLSearchParams(location.search).get('id') ?? 'foundations-brand-maker--maker';
	const folder = pathname.replace(/iframe\.html$/, '');
	return `${origin}${folder}?path=/story/${story}&args=accent:!hex(${hex.slice(1)});name:${name}`;
}

/** The names that the page's own styles use, in the order of `themesOf`. */
const modes = ['light', 'dark', 'high-contrast'];

function Brand({ themes, asked, code }: { themes: Theme[]; asked: string; code: string }) {
	const faults = themes.flatMap(({ colors }) =>
		contrastPairs.filter(({ front, back, least }) => contrast(colors[front], colors[back]) < least),
	);
	return (
		<>
			<AccentsUsed themes={themes} asked={asked} />
			<div className={css.themes}>
				{themes.map((theme, index) => (
					<section
						key={theme.name}
						data-theme={modes[index]}
						className={css.theme}
						style={themeVariables(theme)}
						aria-label={theme.name}
					>
						<p className={css.themeName}>{theme.name}</p>
						<Specimen theme={theme.name} />
					</section>
				))}
			</div>
			<Notice tone={faults.length === 0 ? 'success' : 'error'}>
				{faults.length === 0
					? `All ${contrastPairs.length} pairs can be read in each of the three.`
					: `${faults.length} pairs can’t be read.`}
			</Notice>
			<h2>Files</h2>
			<Downloads themes={themes} />
			<pre className={docs.code}>
				<code>{code}</code>
			</pre>
			<div>
				<CopyButton text={code} label="the code" />
			</div>
			<h2>Contrast</h2>
			<ContrastTable themes={themes} />
		</>
	);
}
