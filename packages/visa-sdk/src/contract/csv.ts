import { type CsvCell, type CsvSeparator, csvLine, type Translations, textsLine } from '../rules';
import { moment } from './moment';
import type { RecordOf, Section } from './sections';

type Columns<S extends Section> = readonly (readonly [heading: string, cell: (record: RecordOf<S>) => CsvCell])[];

interface Translated {
	translations: Translations<object>;
}

const translations = [
	['Tərcümə, ingiliscə', ({ translations: { en } }: Translated) => textsLine(en)],
	['Tərcümə, rusca', ({ translations: { ru } }: Translated) => textsLine(ru)],
] as const;

const names: Columns<'citizenships'> = [['Ad', ({ name }) => name]];

/**
 * The CSV columns of each section, called what the screen calls them where it has the same. Amounts are AZN.
 * [DSH-08]
 */
export const csvColumns: { readonly [S in Section]: Columns<S> } = {
	agents: [
		['Ad', ({ firstName }) => firstName],
		['Soyad', ({ lastName }) => lastName],
		['E-poçt', ({ email }) => email],
		['Telefon', ({ phone }) => phone],
		['Aktivdir', ({ isActive }) => isActive],
		['Dəvət gözləyir', ({ isInvited }) => isInvited],
		['İki addımlı giriş', ({ hasSecondFactor }) => hasSecondFactor],
		['Açıq müraciətlər', ({ openRequests }) => openRequests],
		['Yaradılıb', ({ createdAt }) => moment(createdAt)],
	],
	citizenships: names,
	countries: [
		['Ad', ({ name }) => name],
		['Ölkə kodu', ({ code }) => code],
		['Viza mərkəzinin haqqı, AZN', ({ additionalServices }) => additionalServices],
		['Dövlət rüsumu indi ödənilir', ({ isVisaOptionIsPayedDirectly }) => isVisaOptionIsPayedDirectly],
		['Təklif olunur', ({ isOnOffer }) => isOnOffer],
		['Arxivdədir', ({ isArchived }) => isArchived],
		['Viza növləri', ({ visaTypeIds }) => visaTypeIds.length],
		['Giriş icazələri', ({ visaOptionIds }) => visaOptionIds.length],
		['Xidmətlər', ({ serviceIds }) => serviceIds.length],
	],
	promocodes: [
		['Kod', ({ code }) => code],
		['Endirim, faiz', ({ percent }) => percent],
		['Endirim, AZN', ({ amount }) => amount],
		['Başlanğıc', ({ validFrom }) => moment(validFrom)],
		['Bitmə', ({ validTo }) => moment(validTo)],
		['Ümumi limit', ({ totalLimit }) => totalLimit],
		['Bir nəfər üçün limit', ({ perUserLimit }) => perUserLimit],
		['Keçərli olduğu ölkələr', ({ countryIds }) => countryIds?.length ?? 'Hamısı'],
		['Aktivdir', ({ isActive }) => isActive],
		['İstifadə olunub', ({ used }) => used],
		['Gözləyir', ({ reserved }) => reserved],
	],
	residentCountries: names,
	services: [
		['Ad', ({ name }) => name],
		['İlkin qiymət, AZN', ({ originalPrice }) => originalPrice],
		['Endirimli qiymət, AZN', ({ discountedPrice }) => discountedPrice],
		['Səfirlikdə əlavə ödəniş, AZN', ({ additionalVisaPrice }) => additionalVisaPrice],
		['Ən azı, iş günü', ({ estimatedDays }) => estimatedDays?.from ?? null],
		['Ən çoxu, iş günü', ({ estimatedDays }) => estimatedDays?.to ?? null],
		['Təsvir', ({ description }) => description],
		...translations,
		['Təklif edən ölkələr', ({ countryIds }) => countryIds.length],
		['Sıra', ({ position }) => position],
		['Arxivdədir', ({ isArchived }) => isArchived],
	],
	visaOptions: [
		['Giriş icazəsi', ({ type }) => type],
		['Müddət, gün', ({ duration }) => duration],
		['Dövlət rüsumu, AZN', ({ fee }) => fee],
		...translations,
		['Təklif edən ölkələr', ({ countryIds }) => countryIds.length],
		['Sıra', ({ position }) => position],
		['Arxivdədir', ({ isArchived }) => isArchived],
	],
	visaTypes: [
		['Ad', ({ name }) => name],
		['Təsvir', ({ description }) => description],
		['Tələb olunan sənədlər', ({ requiredDocuments }) => requiredDocuments],
		...translations,
		['Təklif edən ölkələr', ({ countryIds }) => countryIds.length],
		['Sıra', ({ position }) => position],
		['Arxivdədir', ({ isArchived }) => isArchived],
	],
};

/** The lines of a section's records, without headings. */
export function csvLines<S extends Section>(
	section: S,
	records: readonly RecordOf<S>[],
	separator?: CsvSeparator,
): string {
	const columns: Columns<S> = csvColumns[section];
	const lineOf = (record: RecordOf<S>) =>
		csvLine(
			columns.map(([, cell]) => cell(record)),
			separator,
		);
	return records.map(lineOf).join('');
}

/** The first line. */
export const csvHeadings = (section: Section, separator?: CsvSeparator): string =>
	csvLine(
		csvColumns[section].map(([heading]) => heading),
		separator,
	);

const fileWords: Record<Section, string> = {
	agents: 'Agentlər',
	citizenships: 'Vətəndaşlıqlar',
	countries: 'Ölkələr',
	promocodes: 'Promo kodlar',
	residentCountries: 'Yaşayış ölkələri',
	services: 'Xidmətlər',
	visaOptions: 'Giriş icazələri',
	visaTypes: 'Viza növləri',
};
/** The file's name: the section as the screen calls it, and the day. @param day today's business date, YYYY-MM-DD */
export const csvFileName = (section: Section, day: string): string => `${fileWords[section]}-${day}.csv`;

/** The file's name, as the screen calls the trail. @param day today's business date, YYYY-MM-DD */
export const eventFileName = (day: string): string => `Jurnal-${day}.csv`;
