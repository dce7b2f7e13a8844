CREATE TABLE "campaign_picture_uses" (
	"campaign_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	CONSTRAINT "campaign_picture_uses_campaign_id_picture_id_pk" PRIMARY KEY("campaign_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"blog_picture_id" uuid,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_pictures_key_unique" UNIQUE("key"),
	CONSTRAINT "campaign_pictures_blogPictureId_unique" UNIQUE("blog_picture_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_picture_uses" ADD CONSTRAINT "campaign_picture_uses_campaign_id_email_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."email_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_picture_uses" ADD CONSTRAINT "campaign_picture_uses_picture_id_campaign_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."campaign_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pictures" ADD CONSTRAINT "campaign_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_picture_uses_picture" ON "campaign_picture_uses" USING btree ("picture_id");