CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid,
	"http_request_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "payment_attempts_open";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "opening_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open" ON "refunds" USING btree ("attempt_id") WHERE "refunds"."state" <> 'DONE';--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" <> 'DONE';--> statement-breakpoint
CREATE INDEX "payment_attempts_check" ON "payment_attempts" USING btree ("check_at") WHERE "payment_attempts"."check_at" is not null;--> statement-breakpoint
UPDATE "payment_attempts" SET "check_at" = "expires_at" WHERE "status" in ('CREATED', 'REDIRECTED', 'PENDING');--> statement-breakpoint
INSERT INTO "refunds" ("id", "attempt_id", "amount", "state", "reason", "created_at", "next_try_at")
SELECT gen_random_uuid(), "id", "amount", 'NEW', 'the request was paid twice', now(), now() FROM "payment_attempts" WHERE "status" = 'REFUND_PENDING';
