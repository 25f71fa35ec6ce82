CREATE TABLE "bidding_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bidding_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hand_id" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"calls" jsonb NOT NULL,
	"side" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bidding_records_partner_is_another" CHECK ("bidding_records"."partner_id" <> "bidding_records"."creator_id"),
	CONSTRAINT "bidding_records_side_known" CHECK ("bidding_records"."side" in ('NS', 'EW'))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hand_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"partner_id" integer,
	"seat" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "participations_game_id_user_id_pk" PRIMARY KEY("game_id","user_id"),
	CONSTRAINT "participations_partner_is_another" CHECK ("participations"."partner_id" <> "participations"."user_id"),
	CONSTRAINT "participations_seat_known" CHECK ("participations"."seat" in ('N', 'E', 'S', 'W'))
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"user_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_user_id_partner_id_pk" PRIMARY KEY("user_id","partner_id"),
	CONSTRAINT "partners_is_another" CHECK ("partners"."partner_id" <> "partners"."user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_by_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bidding_records" ADD CONSTRAINT "bidding_records_hand_id_hands_id_fk" FOREIGN KEY ("hand_id") REFERENCES "public"."hands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bidding_records" ADD CONSTRAINT "bidding_records_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bidding_records" ADD CONSTRAINT "bidding_records_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_hand_id_hands_id_fk" FOREIGN KEY ("hand_id") REFERENCES "public"."hands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bidding_records_hand_creator" ON "bidding_records" USING btree ("hand_id","creator_id");--> statement-breakpoint
CREATE INDEX "bidding_records_creator_id" ON "bidding_records" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "bidding_records_partner_id" ON "bidding_records" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "comments_hand_id" ON "comments" USING btree ("hand_id","id");--> statement-breakpoint
CREATE INDEX "comments_user_id" ON "comments" USING btree ("user_id","hand_id");--> statement-breakpoint
CREATE INDEX "participations_user_id" ON "participations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "participations_partner_id" ON "participations" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partners_partner_id" ON "partners" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (("display_name" || ' ' || "first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops) WHERE "users"."deactivated_at" is null;