ALTER TABLE "file_reads" ALTER COLUMN "file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "file_reads" ADD COLUMN "resume_id" uuid;--> statement-breakpoint
ALTER TABLE "file_reads" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
ALTER TABLE "resume_shares" ADD COLUMN "hides_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_letter_id_cover_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."cover_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_reads_resume" ON "file_reads" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "file_reads_letter" ON "file_reads" USING btree ("letter_id");--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_one" CHECK (num_nonnulls("file_reads"."file_id", "file_reads"."resume_id", "file_reads"."letter_id") = 1);