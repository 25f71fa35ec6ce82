CREATE TABLE "presentation_notes" (
	"user_id" integer NOT NULL,
	"hand_id" integer NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presentation_notes_user_id_hand_id_pk" PRIMARY KEY("user_id","hand_id")
);
--> statement-breakpoint
ALTER TABLE "presentation_notes" ADD CONSTRAINT "presentation_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_notes" ADD CONSTRAINT "presentation_notes_hand_id_hands_id_fk" FOREIGN KEY ("hand_id") REFERENCES "public"."hands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presentation_notes_hand_id" ON "presentation_notes" USING btree ("hand_id");