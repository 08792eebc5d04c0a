ALTER TABLE "request_documents" ADD COLUMN "traveller" integer;--> statement-breakpoint
UPDATE "request_documents" SET "traveller" = "position" + 1 WHERE "information_id" IS NULL;
