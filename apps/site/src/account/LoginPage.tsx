import { useSearch } from '@tanstack/react-router';
import { Inline, Link, Text } from 'visa-ui';
import { DRAFT_KEY } from 'visa-ui/machine';
import { standsAlone } from '../shell/Layout.css';
import { authStrings } from '../strings/pages/auth';
import { AuthPage } from './AuthPage';
import { hrefWithRedirect, isToRequest, keptDraft } from './redirect';
import { SecondStep } from './SecondStep';
import { SignInForm } from './SignInForm';
import { useSignIn } from './useSignIn';

const words = authStrings;

/** Signing in; the traveller returns to where they were going. [RTE-03] [RTE-04] */
export function LoginPage() {
	const { redirect } = useSearch({ from: '/ready/auth/login' });
	const { form, second } = useSignIn('site', redirect);
	if (second) return <SecondStep {...second} />;
	return (
		<AuthPage
			heading={words.login.heading}
			hint={
				keptDraft(redirect, DRAFT_KEY) ? words.login.draftKept : isToRequest(redirect) ? words.login.toRequest : null
			}
			foot={
				<Inline gap="xs">
					<Text tone="soft">{words.login.noAccount}</Text>
					<Link className={standsAlone} href={hrefWithRedirect('/auth/register', redirect)}>
						{words.login.register}
					</Link>
				</Inline>
			}
		>
			<SignInForm form={form} redirect={redirect} words={{ ...words.login, password: words.password }} />
		</AuthPage>
	);
}
