ALTER TABLE "games" ADD COLUMN "stated_teams" jsonb;--> statement-breakpoint
ALTER TABLE "table_results" ADD COLUMN "team_ns" text;--> statement-breakpoint
ALTER TABLE "table_results" ADD COLUMN "team_ew" text;