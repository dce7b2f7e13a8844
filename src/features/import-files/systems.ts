import { plainWords } from '#lib/names.ts'

/** Columns that only one system's export has together: four of them, and most. */
const marks: Record<string, string> = {
  Greenhouse:
    'application id, candidate id, candidate name, application date, applied on, current stage, milestone, job name, rejected on, rejection reason, hired on, prospect pool, who gets credit, email addresses, phone numbers, jobs, coordinator, recruiter, external candidate id',
  Lever:
    'opportunity id, opportunity created at, archive reason, archived at, posting title, posting owner, last advanced at, stage name, last interaction at, requisition codes',
  Ashby:
    'candidate id, application id, source type, source title, archive reason, archived at, credited to, interview stage, interview plan, last activity at, hiring team',
  Workable:
    'candidate, headline, stage, disqualified, disqualified at, disqualification reason, sourced, shortcode, job shortcode, profile url, created at, resume url',
  'Zoho Recruit':
    'candidate id, candidate status, candidate stage, candidate owner, email opt out, current employer, expected salary, associated tags, created time, modified time, skill set, job opening name, job opening id',
  OpenCATS:
    'e mail, 2nd e mail, email1, email2, key skills, cell phone, home phone, phone cell, phone home, recent status, can relocate, current employer, misc notes, date available',
  Teamtailor:
    'candidate id, pitch, sourced, stage, rejected at, reject reason, moved to stage at, internal, unsubscribed, tags, picture',
  Recruitee:
    'candidate, admin, photo thumb url, disqualify reason, disqualified at, offer, offers, pipeline, sources, rating, emails, phones',
  Personio:
    'bewerbungsdatum, bewerbungsphase, phase, kategorie, recruiting kanal, bewerbungs id, stelle, abgelehnt am, absagegrund',
  SmartRecruiters:
    'screening status, application status, reason of rejection, job ref number, hiring manager, candidate id, source type, average rating',
  BambooHR:
    'applicant id, job opening, applied date, hiring lead, applicant name, rating, current status, available start date',
  JazzHR:
    'applicant id, prospect id, prospect name, job board code, workflow step, workflow category, eeoc, applicant progress, job status',
  Bullhorn:
    'candidate id, name, status, owner, employee type, date added, date last modified, occupation, desired locations, skill list, web response, job order',
  'LinkedIn Recruiter':
    'linkedin profile, public profile url, pipeline stage, headline, current title, current company, project, last message, notes, feedback',
  Indeed:
    'candidate location, relevant experience, education, job title, job location, date, interest level, source, qualifications, status',
  Mailchimp:
    'email address, member rating, optin time, optin ip, confirm time, confirm ip, leid, euid, last changed, dstoff, gmtoff, unsub time, clean time',
  listmonk: 'uuid, email, name, attributes, status, created at, updated at',
  Ghost:
    'id, email, name, note, subscribed to emails, complimentary plan, stripe customer id, created at, deleted at, labels, tiers',
  Brevo: 'email, lastname, firstname, sms, email blacklisted, sms blacklisted, added time, modified time',
  SendGrid:
    'email, alternate emails, address line 1, phone number id, external id, anonymous id, created at, updated at, contact id',
  Kit: 'subscriber id, first name, email, status, created at, tags, referrer, cancelled at',
  Substack: 'email, active subscription, expiry, plan, email disabled, digest enabled, created at, first payment at',
  Klaviyo:
    'email, klaviyo id, email marketing consent, email suppressions, profile created on, date added, email marketing consent timestamp, initial referring domain',
}

const columnsOf = new Map(
  Object.entries(marks).map(([system, names]) => [system, new Set(names.split(',').map((name) => plainWords(name)))]),
)

/** The system whose export has most of these columns; null if none fits. */
export function systemOf(header: readonly string[]): string | null {
  const names = new Set(header.map(plainWords))
  const scored = [...columnsOf].map(([system, columns]) => {
    const found = [...columns].filter((name) => names.has(name)).length
    return { system, found, share: found / columns.size + found / Math.max(names.size, 1) }
  })
  const [best] = scored.filter(({ found }) => found >= 4).sort((a, b) => b.share - a.share)
  return best && best.share >= 0.6 ? best.system : null
}
