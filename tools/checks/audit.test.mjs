import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from './audit.mjs';

test('known faults fail, none passes, and a registry that knows of none says so', () => {
	const unable = 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n × The audit endpoint responded with 405';
	assert.equal(verdictOf({ code: 1, output: unable }).code, 0);
	assert.match(verdictOf({ code: 1, output: unable }).line, /nothing was looked up/);
	assert.equal(verdictOf({ code: 0, output: 'No known vulnerabilities found' }).code, 0);
	assert.equal(verdictOf({ code: 1, output: '1 vulnerabilities found\nSeverity: 1 high' }).code, 1);
	assert.equal(verdictOf({ code: 1, output: 'ERR_PNPM_META_FETCH_FAIL getaddrinfo ENOTFOUND' }).code, 1);
});
