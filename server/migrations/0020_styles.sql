CREATE TABLE "style_choices" (
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"pair" text NOT NULL,
	"style" text NOT NULL,
	CONSTRAINT "style_choices_game_id_user_id_pair_pk" PRIMARY KEY("game_id","user_id","pair"),
	CONSTRAINT "style_choices_style_known" CHECK ("style_choices"."style" in ('cautious', 'five-card majors', 'Acol', 'strong club'))
);
--> statement-breakpoint
ALTER TABLE "table_results" ADD COLUMN "system_ns" text;--> statement-breakpoint
ALTER TABLE "table_results" ADD COLUMN "system_ew" text;--> statement-breakpoint
ALTER TABLE "style_choices" ADD CONSTRAINT "style_choices_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_choices" ADD CONSTRAINT "style_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "style_choices_user_id" ON "style_choices" USING btree ("user_id");