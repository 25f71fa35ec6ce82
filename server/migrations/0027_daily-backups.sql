ALTER TABLE "site_settings" ADD COLUMN "backup_done_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "backup_failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "backup_failure" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "backup_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "integrity_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "integrity_issues" integer;