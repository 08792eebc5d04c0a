import { describe, expect, it } from 'vitest';
import { tokensOf } from './tokensOf';

const sources = {
	'/src/components/Seal/Seal.tsx':
		"import * as css from './Seal.css';\nimport * as field from '../../field/Field.css';",
	'/src/components/Seal/Seal.css.ts': 'color: vars.color.ink, gap: vars.space.m, outline: vars.color.ink',
	'/src/components/Seal/Seal.stories.tsx': "import * as other from '../Other/Other.css';",
	'/src/components/Floating/index.ts': "export { Sheet } from '../../overlay/Sheet';",
	'/src/overlay/Sheet.tsx': "import * as css from './Sheet.css';",
	'/src/overlay/Sheet.css.ts': 'background: vars.color.raised',
	'/src/components/Other/Other.css.ts': 'color: vars.color.accent',
	'/src/field/Field.css.ts': 'color: vars.text.caption.size',
};

describe('tokensOf', () => {
	it('names each token of the own and the shared style sheets once, in order', () => {
		expect(tokensOf('Seal', sources)).toEqual(['color.ink', 'space.m', 'text.caption.size']);
	});

	it('names those of a shared part that a component hands on', () => {
		expect(tokensOf('Floating', sources)).toEqual(['color.raised']);
	});

	it('finds none in what has no style sheet', () => {
		expect(tokensOf('Nothing', sources)).toEqual([]);
	});
});
