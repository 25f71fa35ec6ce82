CREATE TABLE "blocks" (
	"user_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id"),
	CONSTRAINT "blocks_is_another" CHECK ("blocks"."blocked_id" <> "blocks"."user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"hand_id" integer,
	"author_id" integer,
	"reporter_id" integer,
	"content" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	CONSTRAINT "comment_reports_reason_known" CHECK ("comment_reports"."reason" in ('unkind', 'accusation', 'private', 'spam', 'other')),
	CONSTRAINT "comment_reports_outcome_known" CHECK ("comment_reports"."outcome" in ('dismissed', 'removed')),
	CONSTRAINT "comment_reports_decided" CHECK (("comment_reports"."outcome" is null) = ("comment_reports"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_hand_id_hands_id_fk" FOREIGN KEY ("hand_id") REFERENCES "public"."hands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked_id" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_reports_once" ON "comment_reports" USING btree ("comment_id","reporter_id");--> statement-breakpoint
CREATE INDEX "comment_reports_reporter_id" ON "comment_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "comment_reports_author_id" ON "comment_reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comment_reports_hand_id" ON "comment_reports" USING btree ("hand_id");--> statement-breakpoint
CREATE INDEX "comment_reports_decided_by" ON "comment_reports" USING btree ("decided_by");