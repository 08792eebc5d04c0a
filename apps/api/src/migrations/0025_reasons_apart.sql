CREATE TABLE "event_words" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "words" text;--> statement-breakpoint
-- What staff wrote as a reason leaves the events, which are never deleted. It is what somebody else than the traveller gave as
-- the reason of a decision, a check or a refund; what the server writes itself stays. Nobody else acts on a traveller's request.
INSERT INTO "event_words" ("event_id", "words")
SELECT "events"."id", "events"."reason" FROM "events" JOIN "visa_requests" ON "visa_requests"."id" = "events"."request_id"
WHERE "events"."reason" <> '' AND "events"."actor_id" <> "visa_requests"."user_id" AND (
	("events"."subject" = 'request' AND "events"."reason" <> 'cancelled by the traveller'
		AND "events"."kind" IN ('moved', 'check-asked', 'check-withdrawn', 'check-approved', 'check-sent-back'))
	OR ("events"."subject" = 'attempt' AND "events"."kind" = 'moved'
		AND "events"."to_status" IN ('REFUND_PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED')
		AND "events"."reason" !~ '^(refund|cancelled|cancelled by the traveller|the request was paid twice|the account was deleted) \([^()]*\)$')
);--> statement-breakpoint
ALTER TABLE "events" DISABLE TRIGGER "events_append_only";--> statement-breakpoint
UPDATE "events" SET "reason" = CASE WHEN "subject" = 'attempt' THEN 'refund' || coalesce(substring("reason" FROM ' \([^()]*\)$'), '') END
FROM "event_words" WHERE "event_words"."event_id" = "events"."id";--> statement-breakpoint
ALTER TABLE "events" ENABLE TRIGGER "events_append_only";--> statement-breakpoint
UPDATE "refunds" SET "words" = "reason", "reason" = 'refund'
WHERE "actor_id" IS NOT NULL AND "reason" NOT IN ('refund', 'cancelled', 'cancelled by the traveller', 'the request was paid twice', 'the account was deleted');--> statement-breakpoint
-- Whoever had deleted their account before is forgotten now.
DELETE FROM "event_words" USING "events", "visa_requests", "users"
WHERE "events"."id" = "event_words"."event_id" AND "visa_requests"."id" = "events"."request_id"
	AND "users"."id" = "visa_requests"."user_id" AND "users"."deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "words" = NULL FROM "payment_attempts", "visa_requests", "users"
WHERE "refunds"."words" IS NOT NULL AND "payment_attempts"."id" = "refunds"."attempt_id" AND "visa_requests"."id" = "payment_attempts"."request_id"
	AND "users"."id" = "visa_requests"."user_id" AND "users"."deleted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "event_words" ADD CONSTRAINT "event_words_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;
