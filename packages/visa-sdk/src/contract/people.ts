import { z } from 'zod';
import { ageOn, businessToday, languages, messages, parseDay, roles } from '../rules';
import { tooLong } from './shared';

/**
 * Letters, marks and what stands between names; neither ligatures (ﬁ) nor full-width letters, which look like others, nor
 * Roman numerals (Ⅳ): all of these are Latin too. Of marks no more than letters have, as a pile of them covers other lines,
 * and none that can't be seen.
 */
const latinLetters =
	/^(?!.*[^\p{Lu}\p{Ll}\p{M} '’-])(?!.*[\uFB00-\uFB06\uFF21-\uFF5A])(?!.*(?:\p{M}{4}|\p{Default_Ignorable_Code_Point}))\p{Script=Latin}[\p{Script=Latin}\p{M} '’-]*$/u;

/** A first or last name as in the passport. */
export const latinName = (required: string) =>
	z.string({ error: required }).trim().min(1, required).max(60, tooLong(60)).regex(latinLetters, messages.latinLetters);

/** An e-mail address, converted to lower case, without surrounding spaces. */
export const Email = z
	.string({ error: messages.email })
	.trim()
	.toLowerCase()
	.max(254, messages.email)
	.pipe(z.email(messages.email));

/** E.164, for Azerbaijan with all nine digits; spaces and brackets are accepted. */
export const Phone = z
	.string({ error: messages.phone })
	.max(40, messages.phone)
	.transform((text) => text.replace(/[\s()-]/g, ''))
	.pipe(z.string().regex(/^\+(?:994\d{9}|(?!994)[1-9]\d{6,14})$/, messages.phone));

/** What a user may do: `USER` travels, `AGENT` and `ADMIN` are staff. */
export const Role = z.enum(roles).meta({ id: 'Role' });
export type Role = z.output<typeof Role>;
/** One of the service's languages. */
export const Language = z.enum(languages, { error: messages.invalid }).meta({ id: 'Language' });
export type Language = z.output<typeof Language>;
/** As in the passport. */
export const Gender = z.enum(['male', 'female']).meta({ id: 'Gender' });
export type Gender = z.output<typeof Gender>;

/** An adult's date of birth. */
export const AdultBirthday = z
	.string({ error: messages.dateOfBirth })
	.refine((text) => parseDay(text) !== null, { error: messages.dateOfBirth, abort: true })
	.refine((text) => {
		const birth = parseDay(text);
		return birth !== null && ageOn(businessToday(), birth) >= 18 && birth.year > 1900;
	}, messages.adult);

/** A traveller's personal data, in registration and profile. */
export const personFields = {
	firstName: latinName(messages.nameRequired),
	lastName: latinName(messages.lastNameRequired),
	phone: Phone,
	dateOfBirth: AdultBirthday,
	gender: z.enum(Gender.options, { error: messages.gender }),
	citizenshipId: z.uuid(messages.citizenship),
	residentCountryId: z.uuid(messages.residentCountry),
};

/** What users may change about themselves; the address is used to sign in and is changed through an e-mail. */
export const Profile = z.object(personFields).meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;
