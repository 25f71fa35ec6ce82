CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "file_pieces" (
	"game_id" integer NOT NULL,
	"piece" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_pieces_game_id_piece_pk" PRIMARY KEY("game_id","piece")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "games_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uploaded_by" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"filename" text NOT NULL,
	"format" text NOT NULL,
	"title" text NOT NULL,
	"date" date,
	"location" text,
	"tournament" text,
	"round" text,
	"pbn_date" date,
	"pbn_event" text,
	"pbn_site" text,
	"hand_count" integer NOT NULL,
	"first_deal" text NOT NULL,
	"warnings" jsonb NOT NULL,
	"warning_count" integer NOT NULL,
	"warnings_dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "games_format_known" CHECK ("games"."format" in ('PBN', 'LIN'))
);
--> statement-breakpoint
CREATE TABLE "hands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"place" integer NOT NULL,
	"board_number" integer NOT NULL,
	"dealer" text NOT NULL,
	"vulnerability" text NOT NULL,
	"north_hand" text,
	"east_hand" text,
	"south_hand" text,
	"west_hand" text,
	"fingerprint" text NOT NULL,
	"scoring" text,
	"final_contract" text,
	"declarer" text,
	"has_bidding" boolean NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "table_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hand_id" integer NOT NULL,
	"place" integer NOT NULL,
	"north" text,
	"east" text,
	"south" text,
	"west" text,
	"section" text,
	"table_name" text,
	"room" text,
	"contract" text,
	"declarer" text,
	"tricks" integer,
	"score_ns" integer,
	"auction" jsonb,
	"play" jsonb
);
--> statement-breakpoint
ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hands" ADD CONSTRAINT "hands_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_results" ADD CONSTRAINT "table_results_hand_id_hands_id_fk" FOREIGN KEY ("hand_id") REFERENCES "public"."hands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_newest" ON "games" USING btree ("id" DESC NULLS LAST) WHERE "games"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "games_words" ON "games" USING gin ("title" gin_trgm_ops,"tournament" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "games_first_deal" ON "games" USING btree ("first_deal");--> statement-breakpoint
CREATE INDEX "games_uploaded_by" ON "games" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "games_unpublished" ON "games" USING btree ("uploaded_at") WHERE "games"."published_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hands_game_place" ON "hands" USING btree ("game_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "table_results_hand_place" ON "table_results" USING btree ("hand_id","place");--> statement-breakpoint
CREATE INDEX "users_display_name" ON "users" USING gin ("display_name" gin_trgm_ops);