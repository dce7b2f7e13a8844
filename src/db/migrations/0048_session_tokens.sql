ALTER TABLE "sessions" ADD COLUMN "previous_token" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_previousToken_unique" UNIQUE("previous_token");