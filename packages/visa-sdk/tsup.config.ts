import { defineConfig } from 'tsup';

/** One file an entry of package.json's `exports`. */
const entries = {
	index: 'src/index.ts',
	contract: 'src/contract/index.ts',
	check: 'src/check/index.ts',
	rules: 'src/rules/index.ts',
	format: 'src/format/index.ts',
	queries: 'src/queries/index.ts',
	mocks: 'src/mocks/index.ts',
};

export default defineConfig({
	// A file of its own, so that a field for dates does not bring all other rules along.
	entry: { ...entries, 'rules/tripDates': 'src/rules/tripDates.ts' },
	format: 'esm',
	target: 'es2022',
	platform: 'neutral',
	sourcemap: true,
	clean: true,
	// Types are written by the compiler, a file for each of the source, so that their maps lead there: finishTypes.mjs.
});
