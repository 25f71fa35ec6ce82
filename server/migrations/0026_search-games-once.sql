DROP INDEX "games_words";--> statement-breakpoint
CREATE INDEX "games_words" ON "games" USING gin (("title" || E'\n' || coalesce("tournament", '')) gin_trgm_ops);