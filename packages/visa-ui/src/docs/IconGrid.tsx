import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import * as icons from '../components/Icon';
import { SearchField } from '../components/SearchField';
import { CopyButton } from './CopyButton';
import * as css from './docs.css';

const { createIcon: _factory, createDirectionalIcon: _directional, ...drawn } = icons;

/** Every icon with its name: searchable, and copied by pressing. */
export function IconGrid() {
	const [wanted, setWanted] = useState('');
	const found = Object.entries(drawn).filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
	return (
		<Unstyled>
			<div className={css.finder}>
				<SearchField label="Find an icon" value={wanted} onChange={setWanted} />
				<p role="status" className={css.caption}>
					{found.length} of {Object.keys(drawn).length}
				</p>
			</div>
			<div className={css.grid} data-testid="icons">
				{found.map(([name, Icon]) => (
					<CopyButton key={name} text={`<${name} />`} label={`<${name} />`} className={css.iconButton}>
						<Icon size="large" />
						<code>{name}</code>
					</CopyButton>
				))}
			</div>
		</Unstyled>
	);
}
