ALTER TABLE "hands" ADD COLUMN "tricks" text;--> statement-breakpoint
ALTER TABLE "hands" ADD COLUMN "par_ns" integer;--> statement-breakpoint
ALTER TABLE "hands" ADD COLUMN "analysis_due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "hands_to_analyse" ON "hands" USING btree ("game_id" DESC NULLS LAST,"place") WHERE "hands"."tricks" is null and "hands"."north_hand" is not null and "hands"."east_hand" is not null
          and "hands"."south_hand" is not null and "hands"."west_hand" is not null;