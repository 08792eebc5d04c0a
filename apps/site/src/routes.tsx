import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { PAGE_MAXIMUM } from 'visa-sdk/rules';
import { parseWizardSearch } from 'visa-ui/machine';
import { draftAtHand } from './application/draftAtHand';
import { WizardPending } from './application/WizardPending';
import type { CompanyPageName } from './company/companyPages';
import { dashboardLogin, dashboardPages, staff } from './dashboard/routes';
import type { LegalPageName } from './legal/legalPages';
import { ErrorPage } from './shell/ErrorPage';
import { requireUnconfirmed, requireUser, requireVisitor } from './shell/guards';
import { PageSkeleton } from './shell/PageSkeleton';
import { parseSearch, stringifySearch } from './shell/query';
import { SpeaksItsLanguage } from './shell/SpeaksItsLanguage';
import { authSearch, ready, root, type Search } from './shell/tree';
import { strings } from './strings';

const titles = strings.titles;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const tokenSearch = (search: Record<string, unknown>): Search<'redirect' | 'token'> => ({
	...authSearch(search),
	token: text(search.token),
});

/** Returning from the payment page, through any URL: one page shows the outcome. [RTE-05] */
const paymentReturn = <Path extends string>(path: Path) =>
	createRoute({
		getParentRoute: () => ready,
		path,
		staticData: { title: titles.payment },
		validateSearch: tokenSearch,
		component: lazyRouteComponent(() => import('./payments/PaymentReturnPage'), 'PaymentReturnPage'),
	});

/** The operating company. [INF-01] */
const company = <Name extends CompanyPageName>(name: Name) =>
	createRoute({
		getParentRoute: () => ready,
		path: `/${name}` as const,
		staticData: { title: strings.titles[name] },
		component: lazyRouteComponent(() => import('./company/CompanyPage'), 'CompanyPage'),
	});

/** What the consent at registration mentions. */
const legal = <Name extends LegalPageName>(name: Name) =>
	createRoute({
		getParentRoute: () => ready,
		path: `/${name}` as const,
		staticData: { title: strings.titles[name] },
		component: lazyRouteComponent(() => import('./legal/LegalPage'), 'LegalPage'),
	});

/** Named before they are added to the tree, where the compiler would lose their paths. */
const pages = [
	createRoute({
		getParentRoute: () => ready,
		path: '/',
		staticData: { title: titles.home },
		component: lazyRouteComponent(() => import('./home/HomePage'), 'HomePage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/about',
		staticData: { title: titles.about },
		component: lazyRouteComponent(() => import('./about/AboutPage'), 'AboutPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/application',
		staticData: { title: titles.application },
		validateSearch: parseWizardSearch,
		loader: draftAtHand,
		pendingComponent: WizardPending,
		shouldReload: false,
		component: lazyRouteComponent(() => import('./application/WizardPage'), 'WizardPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/applications',
		staticData: { title: titles.applications },
		beforeLoad: requireUser,
		validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => ({ page: pageOf(search.page) }),
		component: lazyRouteComponent(() => import('./account/MyApplicationsPage'), 'MyApplicationsPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/applications/$id',
		staticData: { title: titles.request },
		beforeLoad: requireUser,
		component: lazyRouteComponent(() => import('./account/OwnRequestPage'), 'OwnRequestPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/applications/$id/receipt',
		staticData: { title: titles.receipt },
		beforeLoad: requireUser,
		component: lazyRouteComponent(() => import('./account/ReceiptPage'), 'ReceiptPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/status',
		staticData: { title: titles.status },
		component: lazyRouteComponent(() => import('./status/StatusPage'), 'StatusPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/profile',
		staticData: { title: titles.profile },
		beforeLoad: requireUser,
		component: lazyRouteComponent(() => import('./account/ProfilePage'), 'ProfilePage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/profile/edit',
		staticData: { title: titles.profileEdit },
		beforeLoad: requireUser,
		component: lazyRouteComponent(() => import('./account/ProfileEditPage'), 'ProfileEditPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/profile/security',
		staticData: { title: strings.titles.security },
		beforeLoad: requireUser,
		component: lazyRouteComponent(() => import('./account/own/SecurityPage'), 'SecurityPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/profile/data',
		staticData: { title: strings.titles.ownData },
		beforeLoad: requireUser,
		component: lazyRouteComponent(() => import('./account/own/DataPage'), 'DataPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/profile/delete',
		staticData: { title: strings.titles.deleteAccount },
		beforeLoad: requireUser,
		component: lazyRouteComponent(() => import('./account/own/DeletePage'), 'DeletePage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/auth/new-email',
		staticData: { title: strings.titles.newEmail },
		validateSearch: tokenSearch,
		component: lazyRouteComponent(() => import('./account/own/NewEmailPage'), 'NewEmailPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/auth/login',
		staticData: { title: titles.login },
		validateSearch: authSearch,
		beforeLoad: requireVisitor,
		component: lazyRouteComponent(() => import('./account/LoginPage'), 'LoginPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/auth/register',
		staticData: { title: titles.register },
		validateSearch: authSearch,
		beforeLoad: requireVisitor,
		component: lazyRouteComponent(() => import('./account/RegisterPage'), 'RegisterPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/auth/confirm-email',
		staticData: { title: titles.confirmEmail },
		validateSearch: (search: Record<string, unknown>): Search<'redirect' | 'token' | 'confirmationId'> => ({
			...tokenSearch(search),
			confirmationId: text(search.confirmationId),
		}),
		beforeLoad: requireUnconfirmed,
		component: lazyRouteComponent(() => import('./account/ConfirmEmailPage'), 'ConfirmEmailPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/auth/forgot-password',
		staticData: { title: titles.forgotPassword },
		validateSearch: authSearch,
		beforeLoad: requireVisitor,
		component: lazyRouteComponent(() => import('./account/ForgotPasswordPage'), 'ForgotPasswordPage'),
	}),
	createRoute({
		getParentRoute: () => ready,
		path: '/auth/reset-password',
		staticData: { title: titles.resetPassword },
		validateSearch: tokenSearch,
		beforeLoad: requireVisitor,
		component: lazyRouteComponent(() => import('./account/ResetPasswordPage'), 'ResetPasswordPage'),
	}),
	paymentReturn('/payments/approve'),
	paymentReturn('/payments/cancel'),
	paymentReturn('/payments/decline'),
	legal('terms'),
	legal('privacy'),
	legal('refunds'),
	company('company'),
	company('licence'),
	company('hours'),
	company('contacts'),
	dashboardLogin,
	staff.addChildren(dashboardPages),
] as const;
const routeTree = root.addChildren([ready.addChildren(pages)]);

function pageOf(value: unknown): number | undefined {
	const page = Number(value);
	// No list is asked for a later one.
	return Number.isSafeInteger(page) && page > 1 && page <= PAGE_MAXIMUM ? page : undefined;
}

/** @param history the browser's own, unless a story provides another */
export const createSiteRouter = (history?: RouterHistory) =>
	createRouter({
		routeTree,
		Wrap: SpeaksItsLanguage,
		...(history && { history }),
		parseSearch,
		stringifySearch,
		notFoundMode: 'root',
		defaultPendingComponent: PageSkeleton,
		defaultPendingMs: 0,
		defaultPendingMinMs: 0,
		defaultErrorComponent: ErrorPage,
		scrollRestoration: history === undefined,
	});
/** The router of this tab. */
export const router = createSiteRouter();

declare module '@tanstack/react-router' {
	interface Register {
		router: typeof router;
	}
}
