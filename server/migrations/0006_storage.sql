ALTER TABLE "games" ADD COLUMN "file_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "games" SET "file_bytes" = (SELECT coalesce(sum(octet_length("bytes")), 0) FROM "file_pieces" WHERE "file_pieces"."game_id" = "games"."id");
