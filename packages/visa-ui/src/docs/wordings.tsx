import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { Checkbox } from '../components/Checkbox';
import { DateText } from '../components/DateText';
import { EmptyState } from '../components/EmptyState';
import { Link } from '../components/Link';
import { Money } from '../components/Money';
import { Notice } from '../components/Notice';
import { StatusTag, type StatusTone } from '../components/StatusTag';
import { Text } from '../components/Text';
import { TextField } from '../components/TextField';

/** The same words in each language; with two parts (a title and a sentence, a label and an error) where a line parts them. */
export type InLanguages = Record<'az' | 'en' | 'ru', string>;

export interface WordingRule {
	good: InLanguages;
	bad: InLanguages;
	draw: (words: string) => ReactNode;
	because: string;
}

const parts = (words: string): readonly [string, string] => {
	const [first = '', second = ''] = words.split('\n');
	return [first, second];
};
/** What is wrong and right alike, where only a form of writing differs. */
const everywhere = (words: string): InLanguages => ({ az: words, en: words, ru: words });

const button = (tone: 'primary' | 'critical') => (words: string) => <Button tone={tone}>{words}</Button>;
const sentence = (words: string) => <Text as="span">{words}</Text>;
const status = (tone: StatusTone) => (words: string) => <StatusTag tone={tone}>{words}</StatusTag>;
function field(words: string) {
	const [label, errorMessage] = parts(words);
	return <TextField label={label} errorMessage={errorMessage} />;
}
function empty(words: string) {
	const [title, action] = parts(words);
	return <EmptyState title={title} level={3} {...(action && { action: <Button tone="primary">{action}</Button> })} />;
}
function notice(words: string) {
	const [title, text] = parts(words);
	return (
		<Notice tone="error" title={title}>
			{text}
		</Notice>
	);
}
/** A good day or sum is written by the component that knows how; a wrong one is words. */
const day = (words: string) => (words === 'DAY' ? <DateText value="2026-12-08" /> : sentence(words));
const sum = (words: string) => (/^\d+(\.\d+)?$/.test(words) ? <Money amount={Number(words)} /> : sentence(words));

/** The content guide: each rule with what is written well and badly, drawn in the three languages. */
export const wordings = {
	buttons: [
		{
			good: { az: 'Müraciəti göndər', en: 'Send the application', ru: 'Отправить заявку' },
			bad: { az: 'OK', en: 'OK', ru: 'ОК' },
			draw: button('primary'),
			because: 'A verb, and what it does it to. The words are enough when they are read alone.',
		},
		{
			good: { az: 'Müraciəti ləğv et', en: 'Cancel the application', ru: 'Отменить заявку' },
			bad: { az: 'Bəli, əminəm!', en: 'Yes, I’m sure!', ru: 'Да, я уверен!' },
			draw: button('critical'),
			because: 'What can’t be taken back is named on the button itself, not agreed to.',
		},
		{
			good: { az: 'Viza qaydalarına bax', en: 'See the visa rules', ru: 'Посмотреть правила визы' },
			bad: { az: 'Bura basın', en: 'Click here', ru: 'Нажмите здесь' },
			draw: (words) => <Link href="#rules">{words}</Link>,
			because: 'A link says where it leads.',
		},
		{
			good: {
				az: 'Şərtləri oxudum və qəbul edirəm',
				en: 'I have read the terms and accept them',
				ru: 'Я прочитал(а) условия и принимаю их',
			},
			bad: {
				az: 'Reklam məktubları almaq istəmirəm',
				en: 'I don’t want to get advertising',
				ru: 'Я не хочу получать рекламу',
			},
			draw: (words) => <Checkbox>{words}</Checkbox>,
			because: 'A tick means yes: what it says is never a denial.',
		},
	],
	errors: [
		{
			good: {
				az: 'Elektron poçt\nÜnvanı tam yazın, məsələn: ad@poct.az',
				en: 'E-mail\nWrite the address in full, for example: name@post.az',
				ru: 'Электронная почта\nНапишите адрес полностью, например: imya@pochta.az',
			},
			bad: {
				az: 'Elektron poçt\nYanlış format!',
				en: 'E-mail\nInvalid format!',
				ru: 'Электронная почта\nНеверный формат!',
			},
			draw: field,
			because: 'What to do, with an example. No blame, no exclamation mark.',
		},
		{
			good: {
				az: 'Pasportun son tarixi\nPasport səyahətdən sonra ən azı 6 ay etibarlı olmalıdır',
				en: 'Passport valid until\nThe passport must be valid for at least 6 months after the trip',
				ru: 'Паспорт действителен до\nПаспорт должен действовать ещё не менее 6 месяцев после поездки',
			},
			bad: {
				az: 'Pasportun son tarixi\nXəta: EXPIRY_TOO_SOON',
				en: 'Passport valid until\nError: EXPIRY_TOO_SOON',
				ru: 'Паспорт действителен до\nОшибка: EXPIRY_TOO_SOON',
			},
			draw: field,
			because: 'The rule in the reader’s words, never a name from the code.',
		},
		{
			good: {
				az: 'Ödəniş alınmadı\nKartdan pul çıxmayıb. Başqa kartla yenidən cəhd edin.',
				en: 'The payment did not go through\nNothing was taken from the card. Try again with another one.',
				ru: 'Оплата не прошла\nДеньги с карты не списаны. Попробуйте другую карту.',
			},
			bad: {
				az: 'Nəsə səhv getdi\nDaha sonra cəhd edin.',
				en: 'Something went wrong\nTry again later.',
				ru: 'Что-то пошло не так\nПопробуйте позже.',
			},
			draw: notice,
			because: 'What happened, what became of the money, what to do now: in this order.',
		},
	],
	empty: [
		{
			good: {
				az: 'Hələ müraciətiniz yoxdur\nMüraciətə başla',
				en: 'You have no applications yet\nStart an application',
				ru: 'У вас пока нет заявок\nНачать заявку',
			},
			bad: { az: 'Məlumat tapılmadı', en: 'No data', ru: 'Нет данных' },
			draw: empty,
			because: 'One sentence about what will be here, one action that brings it.',
		},
		{
			good: {
				az: 'Bu filtrlərə uyğun nəticə yoxdur\nFiltrləri təmizlə',
				en: 'Nothing matches these filters\nClear the filters',
				ru: 'По этим фильтрам ничего нет\nСбросить фильтры',
			},
			bad: {
				az: 'Hələ müraciətiniz yoxdur\nMüraciətə başla',
				en: 'You have no applications yet\nStart an application',
				ru: 'У вас пока нет заявок\nНачать заявку',
			},
			draw: empty,
			because: 'Nothing yet and nothing found are two things: whoever filters has applications.',
		},
	],
	dates: [
		{
			good: everywhere('DAY'),
			bad: { az: '2026-12-08', en: '12/8/26', ru: '8/12/26' },
			draw: day,
			because:
				'In words where it is read: DateText. Day before month where it is typed, with the year in full: 08/12/2026.',
		},
		{
			good: { az: '5 iş günü', en: '5 working days', ru: '5 рабочих дней' },
			bad: { az: '≈ 120 saat', en: '≈ 120 hours', ru: '≈ 120 часов' },
			draw: sentence,
			because: 'A time is told in what people count: working days, not hours of a machine.',
		},
	],
	money: [
		{
			good: everywhere('1250'),
			bad: { az: '₼1,250.00', en: 'AZN1250', ru: '1 250,00 манат.' },
			draw: sum,
			because: 'The sum, then AZN, and no empty qəpik: Money writes it in each language’s own signs.',
		},
		{
			good: {
				az: 'İndi heç nə ödəmirsiniz. Son yoxlamadan sonra: 45 AZN',
				en: 'You pay nothing now. After the last check: 45 AZN',
				ru: 'Сейчас вы ничего не платите. После последней проверки: 45 AZN',
			},
			bad: {
				az: 'Cəmi 45 AZN (+ əlavə haqlar)',
				en: 'Only 45 AZN (+ extra fees)',
				ru: 'Всего 45 AZN (+ доплаты)',
			},
			draw: sentence,
			because: 'The whole sum and when it is paid. Nothing is “only”, and nothing comes later.',
		},
	],
	statuses: [
		{
			good: { az: 'Məlumat tələb olunur', en: 'Information needed', ru: 'Нужны сведения' },
			bad: { az: 'INFO_REQUIRED', en: 'INFO_REQUIRED', ru: 'INFO_REQUIRED' },
			draw: status('caution'),
			because: 'One to three words for where it stands, without a full stop; the same words everywhere.',
		},
		{
			good: { az: 'Baxılır', en: 'In review', ru: 'На рассмотрении' },
			bad: {
				az: 'Əməkdaşlarımız müraciətinizə baxır',
				en: 'Our staff are looking at your application',
				ru: 'Наши сотрудники смотрят вашу заявку',
			},
			draw: status('info'),
			because: 'What happens next is a sentence beside it, not a part of the status.',
		},
	],
} as const satisfies Record<string, readonly WordingRule[]>;
