CREATE TABLE "installation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_isOnly_unique" UNIQUE("is_only"),
	CONSTRAINT "installation_only" CHECK ("installation"."is_only")
);
--> statement-breakpoint
INSERT INTO "installation" DEFAULT VALUES;
