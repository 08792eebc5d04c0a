import { accessOf } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { actions } from '../dashboard.css';
import type { Definition, Item } from '../resource';
import { useStaffRole } from '../staffRole';
import { words } from '../strings';
import { listAddress } from './listState';
import { NoRight } from './NoRight';
import { PageHead } from './PageHead';
import { RecordActions } from './RecordActions';
import { RecordForm } from './RecordForm';

/** Creating a record of a section. [RTE-07] */
export function CreatePage({ definition }: { definition: Definition }) {
	const role = useStaffRole();
	if (!mayCall(accessOf[definition.section].create, role)) return <NoRight back={listAddress(definition)} />;
	return (
		<>
			<PageHead title={definition.words.create} />
			<RecordForm definition={definition} />
		</>
	);
}

/** Editing a record, loaded before the page is shown; an unknown id is an unknown path. [RTE-07] [RTE-09] */
export function EditPage({ definition, item }: { definition: Definition; item: Item | null }) {
	if (!item) return <NoRight back={listAddress(definition)} />;
	return (
		<>
			<PageHead title={words.form.edit(definition.nameOf(item))}>
				<div className={actions}>
					<RecordActions definition={definition} item={item} />
				</div>
			</PageHead>
			<RecordForm definition={definition} item={item} />
		</>
	);
}
