CREATE TABLE "identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"game_id" integer,
	"known_by" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"number" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_known_by_known" CHECK ("identities"."known_by" in ('name', 'number')),
	CONSTRAINT "identities_number_there" CHECK ("identities"."known_by" = 'name' or "identities"."number" is not null)
);
--> statement-breakpoint
CREATE TABLE "identity_objections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_objections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"game_id" integer,
	"name_key" text NOT NULL,
	"number" text,
	"said_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_objections_said_by_known" CHECK ("identity_objections"."said_by" in ('self', 'uploader', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "named_players" (
	"game_id" integer NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"number" text,
	"spellings" text[] NOT NULL,
	"partner_place" integer,
	CONSTRAINT "named_players_game_id_place_pk" PRIMARY KEY("game_id","place")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "players_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pair_choices" ADD COLUMN "season" uuid;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_objections" ADD CONSTRAINT "identity_objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_objections" ADD CONSTRAINT "identity_objections_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_players" ADD CONSTRAINT "named_players_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_once" ON "identities" USING btree ("user_id",coalesce("game_id", 0),"known_by","name_key",coalesce("number", ''));--> statement-breakpoint
CREATE INDEX "identities_name_key" ON "identities" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "identities_number" ON "identities" USING btree ("number");--> statement-breakpoint
CREATE INDEX "identities_game_id" ON "identities" USING btree ("game_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_objections_once" ON "identity_objections" USING btree ("user_id",coalesce("game_id", 0),"name_key",coalesce("number", ''),"said_by");--> statement-breakpoint
CREATE INDEX "identity_objections_game_id" ON "identity_objections" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "named_players_name_key" ON "named_players" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "named_players_number" ON "named_players" USING btree ("number");--> statement-breakpoint
CREATE INDEX "games_without_players" ON "games" USING btree ("id") WHERE not "games"."players_listed";