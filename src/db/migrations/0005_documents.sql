CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resume_id" uuid,
	"letter_id" uuid,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"design" jsonb,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_versions_one" CHECK (num_nonnulls("document_versions"."resume_id", "document_versions"."letter_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "resume_share_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"viewer_id" uuid,
	"visitor" text NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resume_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "resume_shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "cover_letters" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "cover_letters" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "ai_score_version" integer;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "tailored_to" uuid;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_letter_id_cover_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."cover_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_share_views" ADD CONSTRAINT "resume_share_views_share_id_resume_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."resume_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_share_views" ADD CONSTRAINT "resume_share_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_shares" ADD CONSTRAINT "resume_shares_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_resume" ON "document_versions" USING btree ("resume_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_letter" ON "document_versions" USING btree ("letter_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_share_views_visitor" ON "resume_share_views" USING btree ("share_id","visitor");--> statement-breakpoint
CREATE INDEX "resume_shares_resume" ON "resume_shares" USING btree ("resume_id","created_at" DESC NULLS LAST);