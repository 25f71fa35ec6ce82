ALTER TABLE "games" ADD COLUMN "stated_ranking" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "table_results" ADD COLUMN "adjusted_ns" double precision;--> statement-breakpoint
ALTER TABLE "table_results" ADD COLUMN "adjusted_ew" double precision;--> statement-breakpoint
ALTER TABLE "table_results" ADD COLUMN "round" text;