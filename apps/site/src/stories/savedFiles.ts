import { spyOn } from 'storybook/test';

/** The names of the files that a page saves from now on, instead of saving them. */
export function savedFiles(): readonly string[] {
	const names: string[] = [];
	spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	return names;
}
