import { useQuery } from '@tanstack/react-query';
import type { PaletteGroup } from 'visa-ui';
import { queries } from '../../../api';
import { useMe } from '../../../shell/useMe';
import { caseOptions } from '../calls';
import { permitted } from '../permitted';
import { words } from '../strings';
import type { ShortcutActs } from './useShortcuts';

/** The palette's group of actions on the open case. */
export const CASE_GROUP = 'case';
const CLAIM = 'claim';

/** The actions on the open case, as its page offers them; null while none is open. [DSH-16] [DSH-06] */
export function useCaseCommands(caseId: string | null, isAsked: boolean): PaletteGroup | null {
	const enabled = isAsked && caseId !== null;
	const { data: request } = useQuery(caseOptions(caseId ?? '', enabled));
	const { me } = useMe();
	const { data: settings } = useQuery(queries.settings());
	if (!request || !me || request.id !== caseId) return null;
	const may = permitted(request, me, settings?.isSecondCheckRequired ?? true);
	const description = request.reference;
	return {
		id: CASE_GROUP,
		label: words.palette.openCase,
		items: [
			...(may.claim ? [{ id: CLAIM, label: words.owner.claim, description, keys: 'c' }] : []),
			...may.steps.map((step, index) => ({
				id: String(index + 1),
				label: words.moves.names[step],
				description,
				...(index < 9 && { keys: String(index + 1) }),
			})),
		],
	};
}

/** Performs the action like its button. */
export function pressCommand(id: string, acts: ShortcutActs): void {
	if (id === CLAIM) acts.claim?.();
	else acts.step?.(id);
}
