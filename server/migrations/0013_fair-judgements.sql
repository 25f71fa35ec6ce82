ALTER TABLE "bidding_records" ADD COLUMN "fair" jsonb;--> statement-breakpoint
ALTER TABLE "bidding_records" ADD COLUMN "fair_due_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX "bidding_records_to_judge" ON "bidding_records" USING btree ("id" DESC NULLS LAST) WHERE "bidding_records"."fair_due_at" is not null;