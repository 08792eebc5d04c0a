import { Unstyled } from '@storybook/addon-docs/blocks';
import { Button } from '../components/Button';
import { brandCss } from '../theme/brandCss';
import { toDesignTokens } from '../theme/designTokens';
import { toFigmaVariables } from '../theme/figmaVariables';
import { dark } from '../theme/themes/dark';
import { highContrast } from '../theme/themes/highContrast';
import { light } from '../theme/themes/light';
import type { Theme } from '../theme/tokens';
import * as css from './landing.css';

/** Hands a text to the reader as a file. */
function save(name: string, text: string) {
	const address = URL.createObjectURL(
		new Blob([text], { type: name.endsWith('.css') ? 'text/css' : 'application/json' }),
	);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}

const json = (value: unknown) => `${JSON.stringify(value, null, '\t')}\n`;

/** The first one is light; what is missing is the house's. */
function sheetOf(themes: readonly Theme[]): string {
	const [first = light] = themes;
	return brandCss({
		light: first,
		dark: themes.find(({ scheme }) => scheme === 'dark') ?? dark,
		highContrast: themes.find(({ name }) => name === highContrast.name) ?? highContrast,
	});
}

interface DownloadsProps {
	themes?: readonly Theme[];
}

/** The tokens of each theme as files: for code (DTCG), for Figma's variables, and as a style sheet. */
export function Downloads({ themes = [light, dark, highContrast] }: DownloadsProps) {
	return (
		<Unstyled>
			<div className={css.downloads} data-testid="downloads">
				{themes.map((theme) => (
					<Button
						key={`tokens ${theme.name}`}
						size="small"
						tone="secondary"
						onPress={() => save(`${theme.name}.tokens.json`, json(toDesignTokens(theme)))}
					>
						{`Tokens, ${theme.name}`}
					</Button>
				))}
				{themes.map((theme) => (
					<Button
						key={`figma ${theme.name}`}
						size="small"
						tone="secondary"
						onPress={() => save(`${theme.name}.figma.tokens.json`, json(toFigmaVariables(theme)))}
					>
						{`Figma variables, ${theme.name}`}
					</Button>
				))}
				<Button size="small" tone="secondary" onPress={() => save('theme.css', sheetOf(themes))}>
					Style sheet of all
				</Button>
			</div>
		</Unstyled>
	);
}
