-- Parts of names and addresses are found by their groups of three letters: looking through all people takes seconds when they are many.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- The few requests whose money is due, in the order of their queue.
CREATE INDEX "visa_requests_refund_due" ON "visa_requests" USING btree ("due_at","id")
	WHERE "payment_status" = 'REFUND_PENDING' OR ("status" IN ('CANCELLED', 'EXPIRED') AND "payment_status" = 'APPROVED');
--> statement-breakpoint
-- What somebody has done of one kind: neither the kind nor the person alone leaves few.
CREATE INDEX "events_actor_kind" ON "events" USING btree ("actor_id","kind","at","id") WHERE "actor_id" IS NOT NULL;
