import { useMemo } from 'react';
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
import { ContrastTable } from './ContrastTable';
import { CopyButton } from './CopyButton';
import { Downloads } from './Downloads';
import * as docs from './docs.css';
import { Specimen } from './Landing';
import * as css from './landing.css';

export interface BrandMakerProps {
	/** The brand's colour: '#7a1f3d'. */
	accent: string;
	/** The brand's name in files and code: letters, digits and hyphens. */
	name: string;
	/** Called with what was changed; the URL stores it. */
	onChange?: (next: { accent?: string; name?: string }) => void;
}

/** The brand's light, dark and high-contrast themes; none while the input isn't a colour. */
function themesOf(accent: string, name: string): Theme[] {
	try {
		return [
			makeBrandTheme({ name: name || 'brand', accent }),
			makeBrandTheme({ name: `${name || 'brand'}-dark`, accent, scheme: 'dark' }),
			makeBrandTheme({ name: `${name || 'brand'}-contrast`, accent, base: highContrast }),
		];
	} catch {
		return [];
	}
}

const codeOf = (accent: string, name: string) =>
	`import { brandCss, highContrast, makeBrandTheme } from 'visa-ui/theme';

const brand = makeBrandTheme({ name: '${name}', accent: '${accent}' });
const brandDark = makeBrandTheme({ name: '${name}-dark', accent: '${accent}', scheme: 'dark' });
const brandContrast = makeBrandTheme({ name: '${name}-contrast', accent: '${accent}', base: highContrast });
export const css = brandCss({ light: brand, dark: brandDark, highContrast: brandContrast });
`;

/** From one colour to a theme, its contrast table and its files. */
export function BrandMaker({ accent, name, onChange }: BrandMakerProps) {
	const themes = useMemo(() => themesOf(accent, name), [accent, name]);
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
				<input
					type="color"
					aria-label="Pick the colour"
					className={css.makerPicker}
					value={/^#[\da-f]{6}$/i.test(accent) ? accent : '#000000'}
					onChange={(event) => onChange?.({ accent: event.target.value })}
				/>
				<TextField
					label="The brand’s colour"
					value={accent}
					onChange={(next) => onChange?.({ accent: next })}
					{...(themes.length === 0 && { errorMessage: 'Write it as #7a1f3d or oklch(0.4 0.1 226)' })}
				/>
				<TextField label="Its name" value={name} onChange={(next) => onChange?.({ name: next })} />
				<CopyButton text={shareable(accent, name)} label="a link to this brand">
					Copy a link to this brand
				</CopyButton>
			</div>
			{themes.length > 0 && <Brand themes={themes} code={codeOf(accent, name)} />}
		</div>
	);
}

/** The URL that opens the brand maker with these settings, within Storybook. */
function shareable(accent: string, name: string): string {
	const { origin, pathname } = location;
	const story = new URLSearchParams(location.search).get('id') ?? 'foundations-brand-maker--maker';
	const colour = accent.startsWith('#') ? `!hex(${accent.slice(1)})` : accent;
	return `${origin}${pathname.replace(/iframe\.html$/, '')}?path=/story/${story}&args=accent:${colour};name:${encodeURIComponent(name)}`;
}

/** The names that the page's own styles use, in the order of `themesOf`. */
const modes = ['light', 'dark', 'high-contrast'];

function Brand({ themes, code }: { themes: Theme[]; code: string }) {
	const faults = themes.flatMap(({ colors }) =>
		contrastPairs.filter(({ front, back, least }) => contrast(colors[front], colors[back]) < least),
	);
	return (
		<>
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
						<div lang="az">
							<Specimen theme={theme.name} />
						</div>
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
