import { useState } from 'react';
import { Button } from '../components/Button';
import { vars } from '../theme/contract.css';
import { breakpoints, layer, motion, radius, type Space, space } from '../theme/tokens';
import * as css from './scales.css';

const spaces = Object.keys(space) as Space[];

export function SpaceScale() {
	return (
		<div>
			{spaces.map((name) => (
				<div key={name} className={css.row}>
					<span className={css.name}>{`${name} · ${space[name]}`}</span>
					<span className={css.bar} style={{ width: vars.space[name] }} />
				</div>
			))}
		</div>
	);
}

export function Corners() {
	return (
		<div className={css.grid}>
			{(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
				<div key={name} className={css.box} style={{ borderRadius: vars.radius[name] }}>
					{`${name} · ${radius[name]}`}
				</div>
			))}
			{(['raised', 'overlay'] as const).map((name) => (
				<div key={name} className={css.box} style={{ boxShadow: vars.shadow[name] }}>
					{`shadow ${name}`}
				</div>
			))}
		</div>
	);
}

function Facts({ facts }: { facts: Record<string, string | number> }) {
	return (
		<div>
			{Object.entries(facts).map(([name, value]) => (
				<div key={name} className={css.row}>
					<span className={css.name}>{name}</span>
					<code>{value}</code>
				</div>
			))}
		</div>
	);
}

export const Layers = () => <Facts facts={layer} />;
export const Breakpoints = () => (
	<Facts facts={Object.fromEntries(Object.entries(breakpoints).map(([name, px]) => [name, `${px} px`]))} />
);

const { easing: _easing, ...durations } = motion;

export function Durations() {
	const [isMoved, setMoved] = useState(false);
	return (
		<div>
			{(Object.keys(durations) as (keyof typeof durations)[]).map((name) => (
				<div key={name} className={css.row}>
					<span className={css.name}>{`${name} · ${durations[name]}`}</span>
					<span
						className={css.runner}
						data-moved={isMoved || undefined}
						style={{ transitionDuration: vars.motion[name], transitionTimingFunction: vars.motion.easing }}
					/>
				</div>
			))}
			<Button tone="secondary" size="small" onPress={() => setMoved(!isMoved)}>
				Play
			</Button>
		</div>
	);
}
