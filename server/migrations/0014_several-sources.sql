ALTER TABLE "games" DROP CONSTRAINT "games_format_known";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_format_known" CHECK ("games"."format" in ('PBN', 'LIN', 'DUP', 'BRI', 'DGE', 'DLM', 'BER', 'BHG', 'CDS', 'RZD', 'deal CSV', 'hand viewer', 'diagram', 'BBO page', 'BBO CSV'));