import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Button, LinkButton, LogoutIcon, Skeleton, toast, UserIcon } from 'visa-ui';
import { endSession, meQuery, session } from '../api';
import { strings } from '../strings/az';

/** Log in or log out; nothing when loading the user failed. [NAV-03] [NAV-04] [NAV-05] [NAV-06] */
export function AccountButton({ onDone }: { onDone?: () => void }) {
	const me = useQuery(meQuery);
	const navigate = useNavigate();
	const router = useRouter();
	const words = strings.shell;
	if (me.isPending) return <Skeleton height={52} />;
	if (me.isError) return null;
	if (!me.data || !session.read()) {
		return (
			<LinkButton tone="secondary" href="/auth/login" icon={<UserIcon />} onPress={onDone}>
				{words.login}
			</LinkButton>
		);
	}
	const logOut = async () => {
		await endSession(async () => {
			onDone?.();
			toast({ tone: 'success', message: words.loggedOut });
			// The page may have been for signed-in users only: its guard decides anew.
			await router.invalidate();
		});
		if (router.state.location.pathname.startsWith('/auth')) await navigate({ to: '/' });
	};
	return (
		<Button tone="secondary" icon={<LogoutIcon />} onPress={() => void logOut()}>
			{words.logout}
		</Button>
	);
}
