import { useNavigate, useRouter } from '@tanstack/react-router';
import { Button, LinkButton, LogoutIcon, Skeleton, toast, UserIcon } from 'visa-ui';
import { afterPaint } from 'visa-ui/machine';
import { endSession, session } from '../api';
import { pageLeave } from '../pageLeave';
import { strings } from '../strings';
import { useMe } from './useMe';

interface AccountButtonProps {
	onDone?: () => void;
	/** In the top bar it is as low as the entries beside it. */
	isInBar?: boolean;
}

/** Log in or log out; nothing if loading the user failed. [NAV-03] [NAV-04] [NAV-05] [NAV-06] */
export function AccountButton({ onDone, isInBar = false }: AccountButtonProps) {
	const { loading, me, error } = useMe();
	const navigate = useNavigate();
	const router = useRouter();
	const words = strings.shell;
	const size = isInBar ? 'small' : 'medium';
	if (loading) return <Skeleton height={isInBar ? '2.25rem' : 52} />;
	if (error) return null;
	if (!me || !session.read()) {
		return (
			<LinkButton tone="secondary" size={size} href="/auth/login" icon={<UserIcon />} onPress={onDone}>
				{words.login}
			</LinkButton>
		);
	}
	const logOut = async () => {
		// Its menu closes first: it contains a visitor's button as soon as nobody is signed in.
		onDone?.();
		// Asked once the menu is gone: a dialog opened inside it would disappear with it.
		await afterPaint();
		if (!(await pageLeave.isAllowed())) return;
		await endSession(async () => {
			toast({ tone: 'success', message: words.loggedOut });
			// The page may have been for signed-in users only: its guard decides again.
			await router.invalidate();
		});
		if (router.state.location.pathname.startsWith('/auth')) await navigate({ to: '/' });
	};
	return (
		<Button tone="secondary" size={size} icon={<LogoutIcon />} onPress={() => void logOut()}>
			{words.logout}
		</Button>
	);
}
