ALTER TABLE "cover_letters" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;