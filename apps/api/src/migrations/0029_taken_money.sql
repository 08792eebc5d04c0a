ALTER TABLE "payment_attempts" ADD COLUMN "taken_amount" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "taken_currency" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "taken_is_ours" boolean;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "taken_state" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "taken_settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "taken_by_hand_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visa_requests" ADD COLUMN "taken" text;--> statement-breakpoint
CREATE INDEX "payment_attempts_taken" ON "payment_attempts" USING btree ("taken_state") WHERE "payment_attempts"."taken_state" = 'UNSETTLED';--> statement-breakpoint
-- What has become of such money of a whole request: first what still needs somebody, as `takenOf` in the rules.
CREATE FUNCTION keep_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "visa_requests" SET "taken" = (
		SELECT "taken_state" FROM "payment_attempts" WHERE "request_id" = NEW."request_id" AND "taken_state" IS NOT NULL
		ORDER BY CASE "taken_state" WHEN 'UNSETTLED' THEN 0 WHEN 'REFUNDING' THEN 1 ELSE 2 END, "number" DESC
		LIMIT 1
	) WHERE "id" = NEW."request_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Nearly no attempt has any, so nearly none asks.
CREATE TRIGGER payment_attempts_taken_first AFTER INSERT ON "payment_attempts" FOR EACH ROW
	WHEN (NEW."taken_state" IS NOT NULL) EXECUTE FUNCTION keep_taken();--> statement-breakpoint
CREATE TRIGGER payment_attempts_taken_changed AFTER UPDATE OF "taken_state" ON "payment_attempts" FOR EACH ROW
	WHEN (OLD."taken_state" IS DISTINCT FROM NEW."taken_state") EXECUTE FUNCTION keep_taken();--> statement-breakpoint
-- Both queues hold such money too, whatever has become of its request.
DROP INDEX "visa_requests_refund_due";--> statement-breakpoint
CREATE INDEX "visa_requests_refund_due" ON "visa_requests" USING btree ("due_at","id")
	WHERE "payment_listed" = 'REFUND_PENDING' OR ("status" IN ('CANCELLED', 'EXPIRED') AND "payment_listed" = 'APPROVED')
		OR "taken" = 'REFUNDING';--> statement-breakpoint
CREATE INDEX "visa_requests_stuck" ON "visa_requests" USING btree ("due_at","id")
	WHERE "taken" = 'UNSETTLED' OR ("status" IN ('AWAITING_PAYMENT', 'PAYMENT_FAILED')
		AND ("payment_listed" = 'PENDING' OR ("payment_listed" = 'ERROR' AND "taken" IS NULL)));--> statement-breakpoint
-- The trail is only read: without quotes it isn’t among the tables that are locked first.
-- What banks took before is known from what was recorded then; a payment of another reference has no sum there, and is
-- found when it is compared with the bank.
UPDATE "payment_attempts" SET "taken_amount" = "told"."sum"[1]::integer, "taken_currency" = "told"."sum"[2], "taken_is_ours" = true,
	"taken_at" = "told"."at", "taken_state" = 'UNSETTLED'
FROM (
	SELECT DISTINCT ON (events."subject_id") events."subject_id", events."at",
		regexp_match(events."reason", '^the provider took ([0-9]{1,9}) ([A-Z]{3})$') AS "sum"
	FROM "payment_attempts" AS "unclear" JOIN events ON events."subject_id" = "unclear"."id"
	WHERE "unclear"."status" = 'ERROR' AND events."to_status" = 'ERROR' AND events."reason" ~ '^the provider took [0-9]{1,9} [A-Z]{3}$'
	ORDER BY events."subject_id", events."at" DESC
) AS "told"
WHERE "told"."subject_id" = "payment_attempts"."id";
