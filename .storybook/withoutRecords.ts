import * as React from 'react';

/*
 * What is recorded for whoever watches, and costs tests a tenth of their time. A set-up file of tests: it runs before
 * Storybook's tools are loaded.
 */

// Each step of a story as text, for Storybook's panel: what was called with what, and what it returned.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);

// A stack trace for each element, with which React's warnings say where it was created. They name the component without
// it.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
	get: () => Number.POSITIVE_INFINITY,
	set: () => undefined,
});

// What React draws into the browser's performance panel: each rendered component, with the props that have changed.
Object.defineProperty(console, 'timeStamp', { value: undefined });
