-- A new request's payment page is opened right after it is written. While an index held the payment status, that changed
-- all eighteen indexes of the request; now the row is written beside itself, where its page keeps room for that.
ALTER TABLE "visa_requests" SET (fillfactor = 80);
--> statement-breakpoint
DROP INDEX "visa_requests_payment";
--> statement-breakpoint
DROP INDEX "visa_requests_refund_due";
--> statement-breakpoint
ALTER TABLE "visa_requests" ADD COLUMN "payment_listed" text
	GENERATED ALWAYS AS (CASE "payment_status" WHEN 'REDIRECTED' THEN 'CREATED' ELSE "payment_status" END) STORED;
--> statement-breakpoint
CREATE INDEX "visa_requests_payment" ON "visa_requests" USING btree ("payment_listed","status","created_at");
--> statement-breakpoint
CREATE INDEX "visa_requests_refund_due" ON "visa_requests" USING btree ("due_at","id")
	WHERE "payment_listed" = 'REFUND_PENDING' OR ("status" IN ('CANCELLED', 'EXPIRED') AND "payment_listed" = 'APPROVED');
--> statement-breakpoint
-- As before; an attempt that can still be paid is asked about no others: there is one such of a request, and it tells.
CREATE OR REPLACE FUNCTION keep_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	telling text := NEW."status";
BEGIN
	IF telling NOT IN ('CREATED', 'REDIRECTED', 'PENDING') AND (TG_OP = 'UPDATE' OR NEW."number" > 1) THEN
		SELECT "status" INTO telling FROM "payment_attempts" WHERE "request_id" = NEW."request_id"
		ORDER BY CASE WHEN "status" IN ('CREATED', 'REDIRECTED', 'PENDING') THEN 0
			WHEN "status" IN ('APPROVED', 'REFUND_PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED') THEN 1 ELSE 2 END, "number" DESC
		LIMIT 1;
	END IF;
	UPDATE "visa_requests" SET "payment_status" = telling
	WHERE "id" = NEW."request_id" AND "payment_status" IS DISTINCT FROM telling;
	RETURN NULL;
END
$$;
