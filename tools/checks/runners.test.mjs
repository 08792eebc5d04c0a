// What a stage reports of tests that failed beside everything else, and were tried once more alone.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { removeReports, triedAlone } from '../setup/runners.mjs';

after(removeReports);

const output = ' ✓ signs in\n × pays\n\nFailed Tests 1\npays: waited for the heading';
const failed = { passed: 9, failed: 1, output };

test('what passes with the machine to itself counts as passed, and is named with why it failed before', async () => {
	const {
		passed,
		failed: left,
		notes,
	} = await triedAlone({ ...failed, alone: async () => ({ passed: 4, failed: 0, output: '' }) });
	assert.deepEqual({ passed, left }, { passed: 10, left: 0 });
	assert.equal(notes?.length, 1);
	assert.match(notes[0] ?? '', /^1 passed only when nothing else ran:\nFailed Tests 1\npays: waited for the heading$/m);
	assert.doesNotMatch(notes[0] ?? '', /signs in/);
});

test('what fails there too stays failed, and both attempts can be read', async () => {
	const again = { passed: 3, failed: 1, output: 'pays: still no heading' };
	const result = await triedAlone({ ...failed, alone: async () => again });
	assert.deepEqual({ passed: result.passed, failed: result.failed }, { passed: 9, failed: 1 });
	assert.match(result.output, /waited for the heading.*once more, alone.*still no heading/s);
});

test('what was not run again, as where nothing was found to run, stays failed', async () => {
	const again = { passed: 1, failed: 0, output: 'No tests found' };
	const result = await triedAlone({ ...failed, failed: 2, alone: async () => again });
	assert.deepEqual({ passed: result.passed, failed: result.failed }, { passed: 9, failed: 2 });
	assert.match(result.output, /once more, alone.*No tests found/s);
});

test('what is not to be tried again stays as it is', async () => {
	assert.deepEqual(await triedAlone(failed), failed);
});
