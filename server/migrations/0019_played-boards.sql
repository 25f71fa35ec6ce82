CREATE TABLE "played_boards" (
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"hand_id" integer NOT NULL,
	"side" text NOT NULL,
	"contract" text NOT NULL,
	"declarer" text,
	"tricks" integer,
	"score_ns" integer NOT NULL,
	"level" integer,
	"strain" text,
	"kind" text,
	"role" text,
	"player" text,
	"lead" text,
	"percent" double precision,
	"imps" double precision,
	CONSTRAINT "played_boards_user_id_hand_id_pk" PRIMARY KEY("user_id","hand_id")
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "boards_due_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "boards_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "played_boards" ADD CONSTRAINT "played_boards_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played_boards" ADD CONSTRAINT "played_boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "played_boards" ADD CONSTRAINT "played_boards_hand_id_hands_id_fk" FOREIGN KEY ("hand_id") REFERENCES "public"."hands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "played_boards_game_user" ON "played_boards" USING btree ("game_id","user_id");--> statement-breakpoint
CREATE INDEX "played_boards_hand_id" ON "played_boards" USING btree ("hand_id");--> statement-breakpoint
CREATE INDEX "participations_boards_due" ON "participations" USING btree ("boards_due_at") WHERE "participations"."boards_due_at" is not null;--> statement-breakpoint
-- What a user's boards follow from changes in many places. The database itself makes them due again, so that none forgets.
CREATE FUNCTION "played_boards_of_results"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "participations" SET "boards_due_at" = now(), "boards_version" = "boards_version" + 1
	WHERE "game_id" IN (SELECT "game_id" FROM "hands" WHERE "id" IN (SELECT "hand_id" FROM "changed"));
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "results_come" AFTER INSERT ON "table_results" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "played_boards_of_results"();--> statement-breakpoint
CREATE TRIGGER "results_change" AFTER UPDATE ON "table_results" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "played_boards_of_results"();--> statement-breakpoint
CREATE TRIGGER "results_go" AFTER DELETE ON "table_results" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "played_boards_of_results"();--> statement-breakpoint
CREATE FUNCTION "played_boards_of_hand"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "participations" SET "boards_due_at" = now(), "boards_version" = "boards_version" + 1 WHERE "game_id" = NEW."game_id";
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "hand_is_scored_otherwise" AFTER UPDATE OF "vulnerability", "scoring" ON "hands" FOR EACH ROW WHEN ((OLD."vulnerability", OLD."scoring") IS DISTINCT FROM (NEW."vulnerability", NEW."scoring")) EXECUTE FUNCTION "played_boards_of_hand"();--> statement-breakpoint
CREATE FUNCTION "played_boards_of_pair"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"choice" "pair_choices";
BEGIN
	IF TG_OP = 'DELETE' THEN "choice" := OLD; ELSE "choice" := NEW; END IF;
	UPDATE "participations" SET "boards_due_at" = now(), "boards_version" = "boards_version" + 1
	WHERE "game_id" = "choice"."game_id" AND "user_id" = "choice"."user_id";
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "pair_is_chosen" AFTER INSERT OR UPDATE OR DELETE ON "pair_choices" FOR EACH ROW EXECUTE FUNCTION "played_boards_of_pair"();--> statement-breakpoint
CREATE FUNCTION "played_boards_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "participations" SET "boards_due_at" = now(), "boards_version" = "boards_version" + 1 WHERE "user_id" = NEW."id";
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "user_is_named_otherwise" AFTER UPDATE OF "display_name", "first_name", "last_name" ON "users" FOR EACH ROW WHEN ((OLD."display_name", OLD."first_name", OLD."last_name") IS DISTINCT FROM (NEW."display_name", NEW."first_name", NEW."last_name")) EXECUTE FUNCTION "played_boards_of_user"();--> statement-breakpoint
CREATE FUNCTION "played_boards_of_seat"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."boards_due_at" := now();
	NEW."boards_version" := OLD."boards_version" + 1;
	RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "seat_is_another" BEFORE UPDATE OF "seat" ON "participations" FOR EACH ROW WHEN (OLD."seat" IS DISTINCT FROM NEW."seat") EXECUTE FUNCTION "played_boards_of_seat"();--> statement-breakpoint
CREATE FUNCTION "remove_played_boards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "played_boards" WHERE "game_id" = OLD."game_id" AND "user_id" = OLD."user_id";
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "participation_goes" AFTER DELETE ON "participations" FOR EACH ROW EXECUTE FUNCTION "remove_played_boards"();
