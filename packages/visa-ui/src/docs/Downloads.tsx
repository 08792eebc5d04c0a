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

/** Downloads a text as a file. */
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

/** In the order light, dark, more contrast; missing ones are the defaults. */
function sheetOf(themes: readonly Theme[]): string {
	const [ofLight = light, ofDark = dark, ofMore = highContrast] = themes;
	return brandCss({ light: ofLight, dark: ofDark, highContrast: ofMore });
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
