import Bowser from 'bowser';
import type { Device } from 'visa-sdk/contract';

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));
const kinds: Readonly<Record<string, Device['kind']>> = {
	desktop: 'computer',
	mobile: 'phone',
	tablet: 'tablet',
};
/** A device that has not said what it is. */
export const unknownDevice: Device = { kind: 'unknown', system: null, browser: null };

/**
 * The kind of device. Only names from the library's lists are used: a header can contain anything, and whatever would
 * identify a person isn't stored. [ACC-02]
 */
export function deviceOf(userAgent: string | undefined): Device {
	if (!userAgent) return unknownDevice;
	const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500));
	return {
		kind: kinds[platform.type ?? ''] ?? 'unknown',
		system: known(systems, os.name),
		browser: known(browsers, browser.name),
	};
}

const known = (names: ReadonlySet<string>, name = '') => (names.has(name) ? name : null);
