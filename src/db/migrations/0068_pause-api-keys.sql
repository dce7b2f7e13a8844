ALTER TABLE "users" ADD COLUMN "access_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "access_round" integer DEFAULT 0 NOT NULL;