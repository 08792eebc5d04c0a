import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { askedInformation } from './desk';
import { users } from './people';
import { visaRequests } from './requests';

/** Passport images: whose they are, and what is known about the stored file. */
export const uploads = pgTable(
	'uploads',
	{
		/** Random, and the name of the stored file. */
		key: text('key').primaryKey(),
		userId: uuid('user_id').references(() => users.id),
		/** The browser that uploaded it without signing in. */
		browserHash: text('browser_hash'),
		mediaType: text('media_type').$type<'image/jpeg' | 'image/png'>().notNull(),
		size: integer('size').notNull(),
		width: integer('width').notNull(),
		height: integer('height').notNull(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [index('uploads_unclaimed').on(table.createdAt).where(sql`${table.userId} is null`)],
);

/** The images that a request was created with, and those of later answers. */
export const requestDocuments = pgTable(
	'request_documents',
	{
		requestId: uuid('request_id')
			.notNull()
			.references(() => visaRequests.id),
		uploadKey: text('upload_key')
			.notNull()
			.references(() => uploads.key),
		position: integer('position').notNull(),
		/** Whose passport, counting from 1; null for an answer's image that belongs to nobody. */
		traveller: integer('traveller'),
		/** The question that it answers; null for an original image. */
		informationId: uuid('information_id').references(() => askedInformation.id),
	},
	(table) => [
		primaryKey({ columns: [table.requestId, table.uploadKey] }),
		index('request_documents_upload').on(table.uploadKey),
	],
);
