ALTER TABLE "password_resets" ADD COLUMN "is_invitation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- An invitation lives for 72 hours, the link for a forgotten password for half an hour.
UPDATE "password_resets" SET "is_invitation" = true WHERE "expires_at" - "created_at" > interval '1 hour';
