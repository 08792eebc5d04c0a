import { useState } from 'react';
import { accessOf, csvFileName } from 'visa-sdk/contract';
import { businessToday, type CsvSeparator, mayCall } from 'visa-sdk/rules';
import { download } from '../../shell/download';
import { tellFailure } from '../../shell/tellFailure';
import type { Definition } from '../resource';
import { useStaffRole } from '../staffRole';
import { words } from '../strings';
import { CsvMenu } from './CsvMenu';
import { csvOf } from './calls';
import { exportOf, type ListState } from './listState';

/** Exports every record that the list query finds. [DSH-08] */
export function CsvButton({ definition, state }: { definition: Definition; state: ListState }) {
	const role = useStaffRole();
	const [isPending, setPending] = useState(false);
	if (!mayCall(accessOf[definition.section].exportCsv, role)) return null;
	const take = async (separator: CsvSeparator) => {
		setPending(true);
		try {
			const csv = await csvOf(definition, { ...exportOf(definition, state), separator });
			download(csv, { name: csvFileName(definition.section, businessToday().toString()), type: 'text/csv' });
		} catch (error) {
			tellFailure(error, { title: words.csv.failed });
		} finally {
			setPending(false);
		}
	};
	return <CsvMenu size="small" isPending={isPending} onChoice={(separator) => void take(separator)} />;
}
