import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { wizardMachine, wizardSteps } from '../wizard/machine';
import { heardInPlace, machineDiagram } from './machineDiagram';

const lamp = createMachine({
	id: 'lamp',
	initial: 'off',
	states: {
		off: { on: { PRESS: { guard: 'hasPower', target: 'on' }, DUST: { actions: 'wipe' } } },
		on: {
			initial: 'dim',
			states: { dim: { after: { 500: 'bright' } }, bright: {} },
			on: { PRESS: 'off' },
		},
	},
});

describe('machineDiagram', () => {
	it('draws states, nesting, events, guards and delays', () => {
		const text = machineDiagram(lamp.root);
		expect(text).toContain('[*] --> off');
		expect(text).toContain('off --> on: PRESS [hasPower]');
		expect(text).toContain('state on {');
		expect(text).toContain('on_dim --> on_bright: after 500');
		expect(heardInPlace(lamp.root)).toEqual(['DUST']);
	});

	it('draws one event that leads to many states of one parent as one arrow', () => {
		const go = (target: string) => ({ guard: { type: 'isGoingTo', params: { target } }, target });
		const set = createMachine({
			id: 'set',
			initial: 'all',
			states: {
				all: { initial: 'a', states: { a: {}, b: {}, c: {} }, on: { GO: [go('.a'), go('.b'), go('.c')] } },
			},
		});
		expect(machineDiagram(set.root)).toContain('all --> all: GO [isGoingTo], to any of 3 states');
	});

	it('[WIZ-01] [WIZ-08] shows all seven steps with the way forward and back', () => {
		const { flow } = wizardMachine.root.states;
		const text = machineDiagram(flow as NonNullable<typeof flow>);
		wizardSteps.forEach((step, index) => {
			expect(text).toContain(`state "${step}" as flow_choosing_${step}`);
			const next = wizardSteps[index + 1];
			if (!next) return;
			expect(text).toContain(`flow_choosing_${step} --> flow_choosing_${next}: NEXT [isStepComplete]`);
			expect(text).toContain(`flow_choosing_${next} --> flow_choosing_${step}: BACK`);
		});
	});
});
