CREATE TABLE "pair_choices" (
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"number" text,
	"tables_ns" integer[] NOT NULL,
	"tables_ew" integer[] NOT NULL,
	"record_ids" integer[] NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pair_choices_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "table_results" ADD COLUMN "pair_ns" text;--> statement-breakpoint
ALTER TABLE "table_results" ADD COLUMN "pair_ew" text;--> statement-breakpoint
ALTER TABLE "pair_choices" ADD CONSTRAINT "pair_choices_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pair_choices" ADD CONSTRAINT "pair_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pair_choices_user_id" ON "pair_choices" USING btree ("user_id");