ALTER TABLE "users" ADD COLUMN "card_colours" text DEFAULT 'two' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "card_ten" text DEFAULT 'T' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "card_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "card_size" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_card_colours_known" CHECK ("users"."card_colours" in ('two', 'four'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_card_ten_known" CHECK ("users"."card_ten" in ('T', '10'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_card_language_code" CHECK ("users"."card_language" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_card_size_known" CHECK ("users"."card_size" in ('normal', 'large'));