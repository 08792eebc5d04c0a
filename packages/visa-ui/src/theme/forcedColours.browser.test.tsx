import './page.css';
import '../entries';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, LinkButton } from '../components/Button';
import { CardSelect } from '../components/CardSelect';
import { Stepper } from '../components/Stepper';
import { emulate } from './emulated';

const tones = ['primary', 'secondary', 'quiet', 'critical'] as const;
const steps = ['Ölkə', 'Tarix', 'Viza növü'].map((label, index) => ({ label, isDone: index < 1 }));
const cards = [
	{ id: 'a', title: 'Standart' },
	{ id: 'b', title: 'Sürətli' },
];

function Page() {
	return (
		<>
			{tones.map((tone) => (
				<Button key={tone} tone={tone} data-look={tone}>
					Davam
				</Button>
			))}
			<LinkButton tone="primary" href="#x" data-look="primary link">
				Davam
			</LinkButton>
			<Button tone="quiet" isPending data-look="pending">
				Davam
			</Button>
			<Button tone="primary" isDisabled data-look="disabled">
				Davam
			</Button>
			<Stepper steps={steps} current={1} />
			<CardSelect label="Xidmət" items={cards} value="a" onChange={() => undefined} />
			<p data-look="nothing">Mətn</p>
		</>
	);
}

let root: Root;
beforeEach(() => {
	const container = document.body.appendChild(document.createElement('div'));
	root = createRoot(container);
	root.render(<Page />);
});
afterEach(async () => {
	root.unmount();
	await emulate({});
});

/** What remains of a look when the user's colours apply. */
function lookOf(element: Element | null | undefined) {
	if (!element) throw new Error('There is nothing to look at.');
	const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, textDecorationLine } =
		getComputedStyle(element);
	const isFramed = borderTopColor !== getComputedStyle(document.body).backgroundColor;
	return [backgroundColor, isFramed && `${borderTopWidth} ${borderTopStyle}`, textDecorationLine].join(' ');
}
const of = (name: string) => document.querySelector(`[data-look="${name}"]`);
const numberOf = (state: string) => document.querySelector(`[data-state="${state}"] > * > span`);

describe.each(['light', 'dark'] as const)('forced colours, %s', (scheme) => {
	beforeEach(async () => {
		await emulate({ colours: 'forced', scheme });
		await vi.waitFor(() => expect(of('primary')).toBeTruthy(), { timeout: 15_000 });
		expect(matchMedia('(forced-colors: active)').matches).toBe(true);
		// The pointer is where the previous file left it: what is under it would look hovered.
		await userEvent.hover(of('nothing') as Element);
		// Colours in transition from the theme's to the user's are neither.
		const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
		await vi.waitFor(() => expect(changing()).toEqual([]), { timeout: 15_000 });
	});

	it('a quiet button has no frame while it is pending either', () => {
		const frameOf = (name: string) => getComputedStyle(of(name) as Element).borderTopColor;
		expect(frameOf('pending')).toBe(frameOf('quiet'));
	});

	it('tell the four kinds of buttons, and one that rests, from each other', () => {
		const looks = [...tones, 'disabled'].map((name) => lookOf(of(name)));
		expect(new Set(looks.slice(0, 4)).size, looks.join('\n')).toBe(4);
		expect(looks[4]).not.toBe(looks[0]);
		expect(lookOf(of('primary link'))).toBe(looks[0]);
		const { color, backgroundColor } = getComputedStyle(of('primary link') as Element);
		expect(color).not.toBe(backgroundColor);
	});

	it('tell a step that is done from the open one and those to come', () => {
		const looks = ['done', 'current', 'ahead'].map((state) => lookOf(numberOf(state)));
		expect(new Set(looks).size, looks.join('\n')).toBe(3);
	});

	it('tell the chosen card from the others', () => {
		const [chosen, other] = [...document.querySelectorAll('[role="row"][aria-selected]')].map(lookOf);
		expect(chosen).not.toBe(other);
	});
});
