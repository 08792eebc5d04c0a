import { type SampleLanguage, sampleIn } from '../sampleIn';

/** Code with what it says in quotation marks and between tags in another language. */
export const codeIn = (code: string, language: SampleLanguage): string =>
	code.replaceAll(
		/(["'>])([^"'<>{}\n]+)(?=["'<])/g,
		(_, before: string, words: string) => before + sampleIn(words, language),
	);

/** Examples to start from. */
export const samples = [
	{
		id: 'card',
		label: 'A card with a choice',
		code: `<Card title="Səyahətiniz" description="İtaliya, turizm">
	<Stack gap="m">
		<DateRange
			label="Tarixlər"
			value={{ start: day('2026-12-08'), end: day('2026-12-22') }}
		/>
		<Inline gap="s">
			<Button tone="primary">Davam et</Button>
			<Button tone="secondary">Geriyə</Button>
		</Inline>
	</Stack>
</Card>`,
	},
	{
		id: 'buttons',
		label: 'Buttons',
		code: `<Stack gap="m">
	<Inline gap="s">
		<Button tone="primary" icon={<CheckIcon />}>Təsdiqlə</Button>
		<Button tone="secondary">Geriyə</Button>
		<Button tone="quiet">Keç</Button>
		<Button tone="critical" icon={<TrashIcon />}>Sil</Button>
	</Inline>
	<Button blockedBecause="Davam etmək üçün ölkə seçin">Davam et</Button>
</Stack>`,
	},
	{
		id: 'form',
		label: 'A form with a fault',
		code: `<Form errors={[{ message: 'Soyadınızı latın hərfləri ilə yazın' }]}>
	<TextField label="Ad" defaultValue="Aysel" />
	<TextField
		label="Soyad"
		description="Pasportda olduğu kimi"
		defaultValue="Мəmmədova"
		errorMessage="Soyadınızı latın hərfləri ilə yazın"
	/>
	<Button tone="primary">Davam et</Button>
</Form>`,
	},
	{
		id: 'statuses',
		label: 'Statuses and money',
		code: `<Stack gap="s">
	<Inline gap="s">
		<StatusTag tone="positive">Təsdiqlənib</StatusTag>
		<StatusTag tone="caution">Ödəniş gözlənilir</StatusTag>
		<StatusTag tone="critical">İmtina edilib</StatusTag>
	</Inline>
	<DescriptionList
		items={[
			{ term: 'Viza rüsumu', value: <Money amount={90} /> },
			{ term: 'Xidmət haqqı', value: <Money amount={45.5} /> },
		]}
	/>
</Stack>`,
	},
] as const;
