import type { Language } from 'visa-sdk/rules';
import type { Plugin, Rolldown } from 'vite';
import { type Address, allAddresses, isForEverybody, type SectionAddress } from '../src/addresses';

type Staff = Extract<Address, '/dashboard' | `/dashboard/${string}`>;
type Traveller = Exclude<Address, Staff>;

/** The module of each page, below `src`: `routes.tsx` imports it when the page is opened. */
const moduleOf: Record<Traveller, string> = {
	'/': 'home/HomePage',
	'/about': 'about/AboutPage',
	'/application': 'application/WizardPage',
	'/applications': 'account/MyApplicationsPage',
	'/applications/$id': 'account/OwnRequestPage',
	'/applications/$id/receipt': 'account/ReceiptPage',
	'/auth/confirm-email': 'account/ConfirmEmailPage',
	'/auth/forgot-password': 'account/ForgotPasswordPage',
	'/auth/login': 'account/LoginPage',
	'/auth/new-email': 'account/own/NewEmailPage',
	'/auth/register': 'account/RegisterPage',
	'/auth/reset-password': 'account/ResetPasswordPage',
	'/company': 'company/CompanyPage',
	'/contacts': 'company/CompanyPage',
	'/hours': 'company/CompanyPage',
	'/licence': 'company/CompanyPage',
	'/payments/approve': 'payments/PaymentReturnPage',
	'/payments/cancel': 'payments/PaymentReturnPage',
	'/payments/decline': 'payments/PaymentReturnPage',
	'/privacy': 'legal/LegalPage',
	'/profile': 'account/ProfilePage',
	'/profile/data': 'account/own/DataPage',
	'/profile/delete': 'account/own/DeletePage',
	'/profile/edit': 'account/ProfileEditPage',
	'/profile/security': 'account/own/SecurityPage',
	'/refunds': 'legal/LegalPage',
	'/status': 'status/StatusPage',
	'/terms': 'legal/LegalPage',
};

/** Staff pages outside any section, as in `dashboard/files.ts`. */
const staffModuleOf: Record<Exclude<Staff, SectionAddress>, string> = {
	'/dashboard': 'dashboard/DashboardHomePage',
	'/dashboard/audit': 'dashboard/audit/AuditPage',
	'/dashboard/auth/login': 'dashboard/DashboardLoginPage',
	'/dashboard/my-visa-applications': 'dashboard/applications/DeskPage',
	'/dashboard/security': 'dashboard/secondFactor/StaffSecurityPage',
	'/dashboard/visa-applications': 'dashboard/applications/DeskPage',
};

const isStaffs = (address: Address): address is Staff => /^\/dashboard(\/|$)/.test(address);

const isSections = (address: Staff): address is SectionAddress => !(address in staffModuleOf);
const sectionModuleOf = (address: SectionAddress) =>
	/\/(create|edit)(\/|$)/.test(address) ? 'SectionFormPages' : 'SectionListPage';

/** The modules loaded to show a page: for staff pages including their frame. */
function modulesOf(address: Address): string[] {
	if (!isStaffs(address)) return [moduleOf[address]];
	const page = isSections(address) ? `dashboard/framework/${sectionModuleOf(address)}` : staffModuleOf[address];
	return address === '/dashboard/auth/login' ? [page] : ['dashboard/StaffFrame', page];
}

/** A page's own files besides those of every page; paths from the site's root. */
interface FirstFiles {
	scripts: string[];
	styles: string[];
}

/** The module with all words of a language that a page's code doesn't contain, below `src`. */
const wordsOf: Record<Exclude<Language, 'az'>, string> = {
	en: 'strings/en/catalogue.ts',
	ru: 'strings/ru/catalogue.ts',
};

/** The font file that a language's pages need besides those of all pages. */
const lettersOf: Partial<Record<keyof typeof wordsOf, RegExp>> = { ru: /viza-cyrillic-[\w-]+\.woff2$/ };

/**
 * Records which files each path, and each language, needs immediately, so that the server preloads them in its HTML.
 * [RTE-10]
 */
export function listFirstFiles(): Plugin {
	return {
		name: 'viza-first-files',
		generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const entry = chunks.find(({ isEntry }) => isEntry);
			if (!entry) throw new Error('The site has no entry.');
			const known = reachable([entry], bundle);
			const first = Object.fromEntries(
				(allAddresses as Address[]).map((address) => {
					const modules = modulesOf(address).map((module) => chunkOf(`${module}.tsx`, chunks));
					const own = [...reachable(modules, bundle)].filter((chunk) => !known.has(chunk));
					return [address, filesOf(own, isShown(address))];
				}),
			);
			this.emitFile({ type: 'asset', fileName: 'first.json', source: JSON.stringify(first) });
			const words = Object.fromEntries(
				Object.entries(wordsOf).map(([language, module]) => {
					const catalogue = chunkOf(module, chunks);
					const own = [...reachable([catalogue], bundle)].filter((chunk) => !known.has(chunk));
					const letters = lettersOf[language as keyof typeof wordsOf];
					const fonts = letters ? Object.keys(bundle).filter((file) => letters.test(file)) : [];
					return [language, { scripts: filesOf(own, false).scripts, fonts: fonts.map((file) => `/${file}`) }];
				}),
			);
			this.emitFile({ type: 'asset', fileName: 'words.json', source: JSON.stringify(words) });
		},
	};
}

/** The chunk that contains a module. @param module below `src` */
function chunkOf(module: string, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
	const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
	if (!found) throw new Error(`${module} is said to be fetched by itself, and is no file of its own.`);
	return found;
}

/** The chunks and their static imports. */
function reachable(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
	const found = new Set(chunks);
	// Iterating over a set includes what is added meanwhile.
	for (const { imports } of found) {
		for (const name of imports) {
			const chunk = bundle[name];
			if (chunk?.type === 'chunk') found.add(chunk);
		}
	}
	return found;
}

/** A private page redirects visitors, and browsers complain of a style sheet fetched in vain. */
const isShown = (address: Address) => isForEverybody(address) || address.startsWith('/auth/');

function filesOf(chunks: Rolldown.OutputChunk[], isShown: boolean): FirstFiles {
	const styles = isShown ? chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]) : [];
	return { scripts: chunks.map(({ fileName }) => `/${fileName}`), styles: styles.map((name) => `/${name}`) };
}
