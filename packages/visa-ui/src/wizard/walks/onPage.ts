import type { Expected } from './expected';
import { type Move, offers } from './world';

/** What a move is made on. */
type Page = Readonly<Expected>;

const stepOf = {
	country: 'COUNTRY',
	visaType: 'VISA_TYPE',
	visaOption: 'VISA_OPTION',
	service: 'SERVICE',
} as const;

/** Whether the page offers this move now. */
export function isOnPage(page: Page, move: Move): boolean {
	const { phase, step, form, picture, history } = page;
	const isChoosing = phase === 'choosing';
	const isUploading = isChoosing && step === 'UPLOAD_DOCUMENT';
	switch (move.do) {
		case 'browserBack':
			return phase !== 'left' && history.place > 0;
		case 'browserForward':
			return phase !== 'left' && history.place < history.entries.length - 1;
		case 'reload':
			return phase !== 'left' && phase !== 'submitting';
		case 'visitAnew':
			return phase !== 'submitting';
		case 'weather':
		case 'daysPass':
		case 'user':
			return true;
		case 'retry':
			return phase === 'stuck' || isChoosing;
		case 'search':
			return isChoosing && step === 'COUNTRY';
		case 'choose':
			return isChoosing && step === stepOf[move.what] && isOnList(page, move);
		case 'date':
			return isChoosing && step === 'DATE';
		case 'file':
			return isUploading;
		case 'cancelUpload':
			return isUploading && picture.state !== null;
		case 'useAnyway':
			return isUploading && picture.state === 'doubts';
		case 'retryUpload':
			return isUploading && picture.canBeRetried;
		case 'removeDocument':
			return isUploading && form.document !== null && picture.state === null;
		case 'note':
		case 'people':
		case 'promocode':
		case 'confirm':
			return isChoosing && step === 'FINAL_REVIEW';
		default:
			return isChoosing;
	}
}

function isOnList(page: Page, { what, id }: Extract<Move, { do: 'choose' }>): boolean {
	if (what === 'country') return !page.isListLoading && page.listed !== 'failed';
	const offer = page.form.country === null ? undefined : offers[page.form.country];
	return page.offer === 'ready' && (id === null || offer?.[`${what}s`].includes(id) === true);
}
