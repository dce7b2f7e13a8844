ALTER TABLE "passkeys" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "trust_round" integer DEFAULT 0 NOT NULL;