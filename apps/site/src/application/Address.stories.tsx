import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
	parseWizardSearch,
	tanStackAddress,
	type WizardAddress,
	type WizardSearch,
	wizardSteps,
} from 'visa-ui/machine';
import { parseSearch, stringifySearch } from '../shell/query';

const ways = {
	/** As TanStack Router writes by default: what could be read as something else is JSON. */
	itself: {},
	/** As this site does. */
	plain: { parseSearch, stringifySearch },
};

function routerOf(way: keyof typeof ways) {
	const rootRoute = createRootRoute();
	const apply = createRoute({ getParentRoute: () => rootRoute, path: '/apply' });
	const other = createRoute({ getParentRoute: () => rootRoute, path: '/other' });
	const history = createMemoryHistory({ initialEntries: ['/apply?utm=letter'] });
	return createRouter({ routeTree: rootRoute.addChildren([apply, other]), history, ...ways[way] });
}
let router: ReturnType<typeof routerOf>;

function Address({ way }: { way: keyof typeof ways }) {
	const [own] = useState(() => {
		router = routerOf(way);
		return router;
	});
	return <RouterProvider router={own as never} />;
}

const meta = { title: 'Site/Application/Address', component: Address };
export default meta;

const steps = [...wizardSteps, { name: 'INSURANCE', keys: ['insurance'] }];
const first: WizardSearch = { step: 'DATE', countryId: '12' };
const tricky: WizardSearch = {
	...{ step: 'INSURANCE', countryId: '12', visaTypeId: 'true', serviceId: '0123' },
	...{ startDate: '2026-12-10', countrySearch: '"ital"', own: { insurance: 'null' } },
};

async function saysTheSame() {
	const address: WizardAddress = tanStackAddress(router, '/apply');
	const isSaid = (search: WizardSearch) => waitFor(() => expect(address.read(steps)).toEqual(search));
	address.write(first, false, steps);
	await isSaid(first);
	const told = fn();
	const end = address.subscribe(told);
	address.write(tricky, true, steps);
	await isSaid(tricky);
	await expect(router.history.location.search).toContain('utm=letter');
	// What the router tells the page is the same.
	await waitFor(() => expect(parseWizardSearch(router.state.location.search, steps)).toEqual(tricky));
	await expect(told).not.toHaveBeenCalled();
	router.history.back();
	await isSaid(first);
	await expect(told).toHaveBeenCalledOnce();
	end();
	await router.navigate({ to: '/other' } as never);
	address.write(tricky, true, steps);
	await expect(router.history.location.pathname).toBe('/other');
}

export const ByItself = {
	name: '[WIZ-04] [WIZ-05] in a router that writes as TanStack does by itself, the address says the same when it is read again',
	args: { way: 'itself' as const },
	play: saysTheSame,
};
export const InPlainTexts = {
	name: '[WIZ-04] [WIZ-05] in a router that writes plain texts, the address says the same when it is read again',
	args: { way: 'plain' as const },
	play: saysTheSame,
};
