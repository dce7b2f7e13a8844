import type { Layout } from './layout.ts'

export const subscriberLayouts: readonly Layout[] = [
  {
    system: 'Mailchimp',
    own: `MEMBER_RATING, OPTIN_TIME, OPTIN_IP, CONFIRM_TIME, CONFIRM_IP, GMTOFF, DSTOFF, LAST_CHANGED, LEID, EUID, UNSUB_TIME,
      UNSUB_CAMPAIGN_TITLE, UNSUB_CAMPAIGN_ID, UNSUB_REASON, UNSUB_REASON_OTHER, CLEAN_TIME, CLEAN_CAMPAIGN_TITLE, CLEAN_CAMPAIGN_ID`,
    also: 'Email Address, First Name, Last Name, Address, Phone Number, Birthday, Company, LATITUDE, LONGITUDE, TIMEZONE, CC, REGION, NOTES, TAGS',
    least: 4,
  },
  {
    system: 'Mailchimp',
    own: `unique_email_id, merge_fields.FNAME, merge_fields.LNAME, timestamp_signup, timestamp_opt, ip_signup, ip_opt, email_client, member_rating,
      tags_count, web_id, stats.avg_open_rate`,
    least: 4,
  },
  {
    system: 'listmonk',
    own: 'uuid, email, name, attributes, status, created_at, updated_at',
    least: 7,
    share: 1,
  },
  {
    system: 'listmonk',
    own: 'uuid, lists.uuid, lists.subscription_status, lists.subscription_created_at, lists.subscription_updated_at, lists.optin',
    also: 'id, email, name, status, created_at, updated_at, lists.id, lists.name, lists.type, lists.tags, lists.created_at, lists.updated_at',
  },
  {
    system: 'Ghost',
    own: 'subscribed_to_emails, complimentary_plan, stripe_customer_id',
    also: 'id, email, name, note, created_at, deleted_at, labels, tiers, products, import_tier, error',
    least: 2,
  },
  {
    system: 'Ghost',
    own: `email_opened_count, email_open_rate, email_count, comped, avatar_image, last_seen_at, newsletters.name, newsletters.slug, geolocation,
      unsubscribe_url, email_suppression.suppressed`,
    least: 4,
  },
  {
    system: 'Brevo',
    own: `EMAIL BLOCKLISTED, SMS BLOCKLISTED, EMAIL_BLACKLISTED, SMS_BLACKLISTED, DOUBLE_OPT-IN, ADDED_TIME, MODIFIED_TIME, CONTACT ID, SMS,
      WHATSAPP, LANDLINE_NUMBER, EXT_ID, WHATSAPP BLOCKLISTED`,
    also: 'EMAIL, LASTNAME, FIRSTNAME, NOM, PRENOM, OPT_IN, JOB_TITLE, LINKEDIN, CONTACT_TIMEZONE',
  },
  {
    system: 'Brevo',
    own: 'emailBlacklisted, smsBlacklisted, whatsappBlacklisted, listIds, listUnsubscribed, attributes.FIRSTNAME, attributes.LASTNAME, attributes.SMS, modifiedAt',
  },
  {
    system: 'SendGrid',
    own: `ALTERNATE_EMAILS, ADDRESS_LINE_1, ADDRESS_LINE_2, STATE_PROVINCE_REGION, PHONE_NUMBER_ID, EXTERNAL_ID, ANONYMOUS_ID, CONTACT_ID,
      UNIQUE_NAME, POSTAL_CODE, EMAIL_DOMAINS`,
    also: 'EMAIL, FIRST_NAME, LAST_NAME, CITY, COUNTRY, PHONE_NUMBER, WHATSAPP, LINE, FACEBOOK, CREATED_AT, UPDATED_AT, ID, LIST_IDS',
    least: 4,
  },
  { system: 'SendGrid', own: 'status, reason, email, created', least: 4, share: 1, isSpelled: true },
  { system: 'Kit', own: 'first_name, email, created_at, status', least: 4, share: 1, isSpelled: true },
  {
    system: 'Substack',
    own: 'active_subscription, expiry, email_disabled, prefer_digests, digest_enabled, first_payment_at',
    also: 'email, plan, created_at',
  },
  {
    system: 'Substack',
    own: `Stripe plan, Cancel date, Paid upgrade date, First paid date, Subscription source (free), Subscription source (paid),
      Emails received (6mo), Emails opened (6mo), Emails opened (30d), Days active (30d), Post views (30d), Unique posts seen (30d),
      Unique posts seen, Subscriptions gifted, Bestseller, Links clicked, Comments (30d), Shares (30d)`,
  },
  {
    system: 'Klaviyo',
    own: `Klaviyo ID, Email Marketing Consent, Email Marketing Consent Timestamp, Email Suppressions, SMS Marketing Consent, Profile Created On,
      Historic Customer Lifetime Value, Total Customer Lifetime Value, Predicted Customer Lifetime Value, Historic Number Of Orders,
      Average Days Between Orders, First Active, Last Active, Initial Referring Domain, Initial Source, Churn Risk Prediction,
      Expected Date Of Next Order, Last Open, Last Click`,
    also: `Email, First Name, Last Name, Organization, Title, Phone Number, Address, Address 2, City, State / Region, Country, Zip Code, Latitude,
      Longitude, Source, IP Address, Date Added, Average Order Value, Locale, Timezone`,
    least: 2,
  },
]
