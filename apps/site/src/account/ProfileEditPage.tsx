import { useNavigate } from '@tanstack/react-router';
import type { Me } from 'visa-sdk/contract';
import { DescriptionList, Link, Notice, toast } from 'visa-ui';
import { client, meQuery } from '../api';
import { FormFrame, SubmitButton, useForm } from '../form';
import { useUnsent } from '../form/useUnsent';
import { standsAlone } from '../shell/Layout.css';
import { showAnswer } from '../shell/showAnswer';
import { useMe } from '../shell/useMe';
import { profileStrings } from '../strings/pages/profile';
import { sheet } from './account.css';
import { AccountFrame } from './own/AccountFrame';
import { PersonFields, PhoneInput } from './PersonFields';
import { profileValues, withBirthday } from './registration';

const words = profileStrings;

/** One's own data, as in the registration. [RTE-04] */
export function ProfileEditPage() {
	const { me } = useMe();
	// Keyed: if another person signs in meanwhile, they get their own form.
	return me ? <ProfileEdit key={me.id} me={me} /> : null;
}

function ProfileEdit({ me }: { me: Me }) {
	const navigate = useNavigate();
	const form = useForm({
		schema: () => import('./schemas').then(({ Profile }) => Profile),
		toBody: withBirthday,
		initial: profileValues(me),
		send: (body) => client.users.updateMe(body),
		onSent: async (saved) => {
			await showAnswer(meQuery.queryKey, saved);
			toast({ tone: 'success', message: words.saved });
			return navigate({ to: '/profile' });
		},
	});
	const isReturned = useUnsent(form, 'profile', { isPersonal: true });
	return (
		<AccountFrame heading={words.editHeading} lead={words.editLead}>
			<div className={sheet}>
				<FormFrame form={form} hasSummary isGuarded>
					{isReturned && <Notice tone="info">{words.returned}</Notice>}
					<PersonFields form={form} />
					<PhoneInput form={form} />
					<div>
						<DescriptionList items={[{ term: words.email, value: me.email }]} />
						<Link href="/profile/security">{words.emailFixed}</Link>
					</div>
					<SubmitButton form={form} width="full">
						{words.save}
					</SubmitButton>
				</FormFrame>
			</div>
			<Link className={standsAlone} href="/profile">
				{words.back}
			</Link>
		</AccountFrame>
	);
}
