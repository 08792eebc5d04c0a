import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import * as icons from '../components/Icon';
import { SearchField } from '../components/SearchField';
import { foldText } from '../field/foldText';
import { CopyButton } from './CopyButton';
import { caption } from './docs.css';
import * as css from './scales.css';

const { createIcon: _factory, createDirectionalIcon: _directional, ...drawn } = icons;

/** Other words by which an icon is found, in English and Azerbaijani; its own name finds it anyway. */
const alsoCalled: Partial<Record<keyof typeof drawn, string>> = {
	TrashIcon: 'delete remove bin sil zibil',
	CloseIcon: 'cancel dismiss x cross bağla',
	UploadIcon: 'send attach yüklə',
	SearchIcon: 'find magnifier lupa axtar',
	UserIcon: 'person account profile istifadəçi hesab',
	ChatIcon: 'message contact phone help əlaqə telefon',
	LogoutIcon: 'sign out exit leave çıxış',
	ExternalIcon: 'open new window link keçid',
	EyeIcon: 'show view göstər bax',
	EyeOffIcon: 'hide gizlət',
	RetryIcon: 'refresh reload again yenilə',
	ClockIcon: 'time duration müddət vaxt',
	TimeUpIcon: 'clock hands expired time vaxt',
	CalendarIcon: 'date day tarix təqvim',
	PaymentIcon: 'card pay money kart ödəniş',
	PassportIcon: 'document identity pasport',
	DocumentIcon: 'file page sənəd',
	FileIcon: 'document page fayl',
	PlaneIcon: 'travel flight trip səyahət',
	ShieldIcon: 'security safe protect təhlükəsizlik',
	WarningIcon: 'alert caution xəbərdarlıq',
	ErrorIcon: 'alert failed xəta',
	SuccessIcon: 'done ok check uğurlu',
	CheckIcon: 'done tick ok hazır',
	InfoIcon: 'help about məlumat',
	PlusIcon: 'add new əlavə',
	MinusIcon: 'less remove azalt',
	MenuIcon: 'hamburger navigation menyu',
	MoreIcon: 'dots actions kebab',
	HomeIcon: 'house start ev ana səhifə',
	SunIcon: 'light theme day işıqlı',
	MoonIcon: 'dark theme night qaranlıq',
	SystemIcon: 'screen device theme sistem',
};

/** Made to be drawn on a disc, and shown on one. */
const onDisc = new Set(['TimeUpIcon']);

const finds = (name: string, wanted: string) =>
	foldText(`${name} ${alsoCalled[name as keyof typeof drawn] ?? ''}`).includes(foldText(wanted.trim()));

/** Every icon with its name: searchable, and copied by pressing. */
export function IconGrid() {
	const [wanted, setWanted] = useState('');
	const found = Object.entries(drawn).filter(([name]) => finds(name, wanted));
	return (
		<Unstyled>
			<div className={css.finder}>
				<SearchField label="Find an icon" value={wanted} onChange={setWanted} />
				<p role="status" className={caption}>
					{found.length} of {Object.keys(drawn).length}
				</p>
			</div>
			<div className={css.grid} data-testid="icons">
				{found.map(([name, Icon]) => (
					<CopyButton key={name} text={`<${name} />`} label={`<${name} />`} className={css.iconButton}>
						<Icon size="large" className={onDisc.has(name) ? css.onDisc : undefined} />
						<code>{name}</code>
					</CopyButton>
				))}
			</div>
		</Unstyled>
	);
}
