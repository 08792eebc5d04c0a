import { z } from 'zod';
import { ageOn, businessToday, messages, parseDay, roles } from '../rules';

/** A first or last name as in the passport. */
export const latinName = (required: string) =>
	z
		.string({ error: required })
		.trim()
		.min(1, required)
		.max(60, messages.tooLong)
		.regex(/^[\p{Script=Latin}][\p{Script=Latin}\p{M} '’-]*$/u, messages.latinLetters);

/** An e-mail address, in lower case and without spaces around it. */
export const Email = z
	.string({ error: messages.email })
	.trim()
	.toLowerCase()
	.max(254, messages.email)
	.pipe(z.email(messages.email));

/** E.164, those of Azerbaijan with all their nine digits; spaces and brackets are allowed when typed. */
export const Phone = z
	.string({ error: messages.phone })
	.max(40, messages.phone)
	.transform((text) => text.replace(/[\s()-]/g, ''))
	.pipe(z.string().regex(/^\+(?:994\d{9}|(?!994)[1-9]\d{6,14})$/, messages.phone));

/** What somebody may do: `USER` travels, `AGENT` and `ADMIN` are staff. */
export const Role = z.enum(roles).meta({ id: 'Role' });
export type Role = z.output<typeof Role>;
/** As the passport says it. */
export const Gender = z.enum(['male', 'female']).meta({ id: 'Gender' });
export type Gender = z.output<typeof Gender>;

/** The day of birth of an adult. */
export const AdultBirthday = z
	.string({ error: messages.dateOfBirth })
	.refine((text) => parseDay(text) !== null, { error: messages.dateOfBirth, abort: true })
	.refine((text) => {
		const birth = parseDay(text);
		return birth !== null && ageOn(businessToday(), birth) >= 18 && birth.year > 1900;
	}, messages.adult);

/** What a traveller tells about herself, at registration and in the profile. */
export const personFields = {
	firstName: latinName(messages.nameRequired),
	lastName: latinName(messages.lastNameRequired),
	phone: Phone,
	dateOfBirth: AdultBirthday,
	gender: z.enum(Gender.options, { error: messages.gender }),
	citizenshipId: z.uuid(messages.citizenship),
	residentCountryId: z.uuid(messages.residentCountry),
};

/** What users may change about themselves; the address is what they sign in with and is changed by a letter. */
export const Profile = z.object(personFields).meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;
