CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
CREATE INDEX "persons_search" ON "people"."persons" USING gin (lower("username") gin_trgm_ops);