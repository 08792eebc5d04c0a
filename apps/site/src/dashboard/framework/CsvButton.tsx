import { accessOf, csvFileName } from 'visa-sdk/contract';
import { businessToday, mayCall } from 'visa-sdk/rules';
import type { Definition } from '../resource';
import { useStaffRole } from '../staffRole';
import { CsvMenu } from './CsvMenu';
import { csvOf } from './calls';
import { exportOf, type ListState } from './listState';
import { useCsv } from './useCsv';

/** Exports every record that the list query finds. [DSH-08] */
export function CsvButton({ definition, state }: { definition: Definition; state: ListState }) {
	const role = useStaffRole();
	const csv = useCsv(
		definition.section,
		(separator, options) => csvOf(definition, { ...exportOf(definition, state), separator }, options),
		() => csvFileName(definition.section, businessToday().toString()),
	);
	if (!mayCall(accessOf[definition.section].exportCsv, role)) return null;
	return <CsvMenu size="small" {...csv} />;
}
