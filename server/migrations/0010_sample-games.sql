DROP INDEX "games_newest";--> statement-breakpoint
DROP INDEX "games_played";--> statement-breakpoint
ALTER TABLE "bidding_records" ALTER COLUMN "partner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "games_one_sample" ON "games" USING btree ("uploaded_by") WHERE "games"."is_sample";--> statement-breakpoint
CREATE INDEX "games_newest" ON "games" USING btree ("id" DESC NULLS LAST) WHERE "games"."published_at" is not null and not "games"."is_sample";--> statement-breakpoint
CREATE INDEX "games_played" ON "games" USING btree ((coalesce("date", "pbn_date", '0001-01-01'::date)) desc,"id" desc) WHERE "games"."published_at" is not null and not "games"."is_sample";