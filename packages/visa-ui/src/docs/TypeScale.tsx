import { Unstyled } from '@storybook/addon-docs/blocks';
import { vars } from '../theme/contract.css';
import { text, weight } from '../theme/tokens';
import { variableName } from '../theme/variableName';
import { CopyCode } from './CopyButton';
import * as css from './scales.css';
import { typeStep } from './typeStep';

const steps = Object.keys(text) as (keyof typeof text)[];

/** Every step of the type scale as components set it, with its size, line height and weight, and tokens to copy. */
export function TypeScale() {
	return (
		// Storybook's own font would win otherwise.
		<Unstyled>
			{steps.map((name) => {
				const { size, line, bold } = typeStep(name);
				const thickness = bold ? 'bold' : 'regular';
				return (
					<div key={name} className={css.step} data-testid={`step ${name}`}>
						<code className={css.stepName}>{name}</code>
						<span
							lang="az"
							style={{
								fontSize: vars.text[name].size,
								lineHeight: vars.text[name].line,
								fontWeight: vars.weight[thickness],
							}}
						>
							Əziz səyahətçi, İşığı gör
						</span>
						<dl className={css.stepFacts}>
							<Fact name="size" words={size} path={['text', name, 'size']} />
							<Fact name="line height" words={line} path={['text', name, 'line']} />
							<Fact name="weight" words={`${weight[thickness]}, ${thickness}`} path={['weight', thickness]} />
						</dl>
					</div>
				);
			})}
		</Unstyled>
	);
}

function Fact({ name, words, path }: { name: string; words: string; path: readonly string[] }) {
	const property = `--${variableName(path)}`;
	return (
		<div>
			<dt>{name}</dt>
			<dd>{words}</dd>
			<dd>
				<CopyCode text={`var(${property})`} label={property}>
					{property}
				</CopyCode>
			</dd>
		</div>
	);
}
