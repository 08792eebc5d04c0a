import { afterEach, expect, test, vi } from 'vitest';
import { isToRequest, keptDraft } from './redirect';

afterEach(() => vi.unstubAllGlobals());

test('[SUB-05] [ACC-03] a stored draft is spoken of on the way to the wizard, and not on the way to a request', () => {
	vi.stubGlobal('localStorage', { getItem: () => '{}' });
	expect(keptDraft('/application', 'userRequest')).toBe(true);
	expect(keptDraft('/application?step=FINAL_REVIEW', 'userRequest')).toBe(true);
	expect(keptDraft('/applications', 'userRequest')).toBe(false);
	expect(keptDraft('/applications/7', 'userRequest')).toBe(false);
	expect(isToRequest('/applications/7')).toBe(true);
	expect(isToRequest('/application')).toBe(false);
	expect(isToRequest(undefined)).toBe(false);
});
