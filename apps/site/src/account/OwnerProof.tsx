import { useFetched } from '../shell/useFetched';
import { authStrings } from '../strings/pages/auth';
import type { LinkProofProps } from './LinkProof';

const loadProof = () => import('./LinkProof');

export interface OwnerProofProps extends LinkProofProps {
	/** Called when the form can't be fetched. */
	onFailed: (error: unknown) => void;
}

/** {@link LinkProofProps}: most links and codes are used where nothing more is asked, so that no form comes with their page. */
export function OwnerProof({ onFailed, ...props }: OwnerProofProps) {
	const fetched = useFetched(loadProof, true, onFailed);
	return fetched ? <fetched.LinkProof {...props} /> : <p role="status">{authStrings.confirm.confirming}</p>;
}
