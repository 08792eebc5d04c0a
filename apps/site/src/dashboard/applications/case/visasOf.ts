import type { VisaRequestDetail } from 'visa-sdk/contract';
import { withoutVisa } from '../../../withoutVisa';
import { words } from '../strings';

const own = words.moves;

/** What is attached, and what of a group isn't, in words beside the approval. */
export function visasInWords(request: Pick<VisaRequestDetail, 'visas' | 'peopleCount'>): string {
	const count = request.visas.length;
	if (count === 0) return own.withoutVisa;
	const missing = withoutVisa(request);
	return missing.length > 0 ? `${own.withVisas(count)} ${own.withoutVisas(missing)}` : own.withVisas(count);
}
