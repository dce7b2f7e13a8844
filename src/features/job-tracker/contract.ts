// A job seeker's own data next to their applications: external applications, reminders, contacts, and the funnel over all applications. It
// is private: companies and staff cannot read it. The seeker sets the status of an external application, and its history lists every
// status. `aboutId` is the id of a Tandem or external application.
import { z } from 'zod'
import { TrackedApplication } from '#features/applications/contract.ts'
import { applicationStatuses } from '#features/applications/rules.ts'
import { StatusWord } from '#features/applications/status-word.ts'
import { Matching } from '#features/job-board/contract.ts'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { MatchResult } from '#features/matching/shapes.ts'
import { Id, procedure, Timestamp, timestampOf } from '#lib/contract.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { dayField } from '#lib/day-field.ts'
import { emailField } from '#lib/email-field.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { fullWebAddress } from '#lib/web-address.ts'
import { funnelPeriods, isWebAddress, maxContacts, maxExternal, maxPostingCharacters, maxReminders } from './rules.ts'
import { ApplicationDetails, TimelineStep, TrackerFilters, TrackerStats } from './shapes.ts'

export const jobTrackerErrors = {
  TOO_MANY_EXTERNAL: {
    status: 409,
    message: `You can track up to ${maxExternal.toLocaleString('en-US')} external applications. Delete one that you no longer need.`,
  },
  TOO_MANY_REMINDERS: {
    status: 409,
    message: `An application can have up to ${maxReminders} reminders. Delete one that you no longer need.`,
  },
  TOO_MANY_CONTACTS: {
    status: 409,
    message: `An application can have up to ${maxContacts} contacts. Delete one that you no longer need.`,
  },
} as const

/** Why the page behind a link could not be read. The person then fills in the details by hand. */
export const linkErrors = {
  LINK_REFUSED: { status: 422, message: 'Only public web pages can be read. Please enter the details yourself.' },
  LINK_UNREACHABLE: {
    status: 422,
    message: "This page didn't respond. Please enter the details yourself.",
  },
  LINK_UNREADABLE: {
    status: 422,
    message: "We couldn't find a job on this page. Please enter the details yourself.",
  },
} as const

const link = typedText(2000)
  .transform(fullWebAddress)
  .refine((text) => text === '' || isWebAddress(text), {
    error: 'Please enter a full web address, such as https://example.com/jobs/12',
  })
/** Today or a past day, in any time zone. */
const day = dayField('Please choose a day')
  .refine((text) => text <= isoDay(new Date(Date.now() + DAY_MS)), { error: 'Choose today or an earlier day' })
  .refine((text) => text >= '1950-01-01', { error: 'Please choose a later day' })

/** An external application, as the seeker enters it; '' means empty. */
export const ExternalFields = z.object({
  title: typedLine(200, 'Job title is required'),
  companyName: typedLine(200, 'Company is required'),
  location: typedLine(200),
  link,
  appliedOn: day,
  salaryText: typedLine(100),
  employmentType: z.enum(['', ...employmentTypes]),
  status: z.enum(applicationStatuses),
  notes: typedText(5000),
  /** The posting's text as HTML, which is sanitized. Omitted: no change. */
  description: typedText(maxPostingCharacters).optional(),
})
export type ExternalFields = z.infer<typeof ExternalFields>

/** How the posting's text matches the viewer's default resume; null without a text. */
const ofMatch = { matching: Matching, match: MatchResult.nullable() }

/** The job's fields from a page; missing ones are ''. */
export const ReadPosting = ExternalFields.pick({
  title: true,
  companyName: true,
  location: true,
  link: true,
  salaryText: true,
  employmentType: true,
}).extend({
  title: z.string(),
  companyName: z.string(),
  link: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  ...ofMatch,
})
export type ReadPosting = z.infer<typeof ReadPosting>

export const ExternalDetails = TrackedApplication.extend({
  appliedOn: z.string(),
  timeline: z.array(TimelineStep),
  /** The posting's text as sanitized HTML; '' if none was saved. */
  description: z.string(),
  ...ofMatch,
})
export type ExternalDetails = z.infer<typeof ExternalDetails>

export const SimilarApplication = z.object({
  id: Id,
  isExternal: z.boolean(),
  title: z.string(),
  companyName: z.string(),
  appliedAt: Timestamp,
})
export type SimilarApplication = z.infer<typeof SimilarApplication>

export const ReminderFields = z.object({
  dueAt: timestampOf(z.date().min(new Date('2000-01-01T00:00:00Z')).max(new Date('2100-01-01T00:00:00Z'))),
  note: typedText(500, 'Please enter what to remind you of'),
})

export const Reminder = z.object({
  id: Id,
  aboutId: Id,
  isExternal: z.boolean(),
  title: z.string(),
  companyName: z.string(),
  dueAt: Timestamp,
  note: z.string(),
  doneAt: Timestamp.nullable(),
})
export type Reminder = z.infer<typeof Reminder>

const MAIL = 'Please enter a valid email address'
const mail = z.union([z.literal(''), emailField(MAIL)], { error: MAIL })
export const ContactFields = z.object({
  name: typedLine(200, 'Name is required'),
  role: typedLine(200),
  email: typedText(254).pipe(mail),
  phone: typedLine(50),
  link,
  note: typedText(2000),
})
export type ContactFields = z.infer<typeof ContactFields>

export const Contact = z.object({
  id: Id,
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  link: z.string(),
  note: z.string(),
})
export type Contact = z.infer<typeof Contact>

const Step = z.object({ count: z.number().int(), percent: z.number().int().nullable() })
export const Funnel = z.object({ sent: Step, replied: Step, interview: Step, accepted: Step })
export type Funnel = z.infer<typeof Funnel>

const own = procedure
const One = z.object({ id: Id })
const About = z.object({ aboutId: Id })
const Deleted = z.object({ deleted: z.literal(true) })

export const jobTrackerContract = {
  listOwn: own
    .route({ method: 'GET', path: '/applications', summary: 'List your applications, newest first' })
    .input(TrackerFilters.extend({ cursor: z.string().max(500).optional() }))
    .output(
      z.object({
        items: z.array(TrackedApplication),
        /** How many match, by status. */
        counts: z.record(z.enum(applicationStatuses), z.number().int()),
        nextCursor: z.string().nullable(),
      }),
    ),
  stats: own
    .route({ method: 'GET', path: '/applications/stats', summary: 'Get counts of the tracker' })
    .output(TrackerStats),
  getOwn: own
    .route({ method: 'GET', path: '/applications/{id}', summary: 'Get one of your applications with its timeline' })
    .input(z.object({ id: Id }))
    .output(ApplicationDetails),
  readLink: own
    .errors(linkErrors)
    .route({ method: 'POST', path: '/job-tracker/read-link', summary: 'Read a job from a link' })
    .input(z.object({ link: typedText(2000, 'Please paste a link') }))
    .output(ReadPosting),
  findSimilar: own
    .route({
      method: 'GET',
      path: '/job-tracker/similar',
      summary: 'List your applications to the same company with the same title, apart from spelling; at most three',
    })
    .input(ExternalFields.pick({ title: true, companyName: true }))
    .output(z.array(SimilarApplication)),
  addExternal: own
    .errors(jobTrackerErrors)
    .route({ method: 'POST', path: '/job-tracker/external', summary: 'Add an external application' })
    .input(ExternalFields)
    .output(TrackedApplication),
  getExternal: own
    .route({ method: 'GET', path: '/job-tracker/external/{id}', summary: 'Get one external application' })
    .input(One)
    .output(ExternalDetails),
  updateExternal: own
    .route({ method: 'POST', path: '/job-tracker/external/{id}', summary: 'Update an external application' })
    .input(ExternalFields.extend({ id: Id }))
    .output(TrackedApplication),
  setExternalStatus: own
    .route({
      method: 'POST',
      path: '/job-tracker/external/{id}/status',
      summary: 'Set the status of an external application',
    })
    .input(One.extend({ status: StatusWord }))
    .output(TrackedApplication),
  updateExternalNotes: own
    .route({
      method: 'POST',
      path: '/job-tracker/external/{id}/notes',
      summary: 'Save a note on an external application',
    })
    .input(One.extend({ notes: typedText(5000) }))
    .output(z.object({ notes: z.string().nullable() })),
  deleteExternal: own
    .route({
      method: 'DELETE',
      path: '/job-tracker/external/{id}',
      summary: 'Delete an external application with its history, reminders and contacts',
    })
    .input(One)
    .output(Deleted),

  openReminders: own
    .route({ method: 'GET', path: '/job-tracker/reminders', summary: 'List your open reminders, next first' })
    .output(z.array(Reminder)),
  remindersOf: own
    .route({
      method: 'GET',
      path: '/job-tracker/about/{aboutId}/reminders',
      summary: 'List reminders of an application',
    })
    .input(About)
    .output(z.array(Reminder)),
  addReminder: own
    .errors(jobTrackerErrors)
    .route({
      method: 'POST',
      path: '/job-tracker/about/{aboutId}/reminders',
      summary: 'Add a reminder to an application',
    })
    .input(About.extend(ReminderFields.shape))
    .output(Reminder),
  moveReminder: own
    .route({ method: 'POST', path: '/job-tracker/reminders/{id}/move', summary: 'Reschedule a reminder' })
    .input(One.extend(ReminderFields.pick({ dueAt: true }).shape))
    .output(Reminder),
  finishReminder: own
    .route({
      method: 'POST',
      path: '/job-tracker/reminders/{id}/done',
      summary: 'Mark a reminder as done or not done',
    })
    .input(One.extend({ isDone: z.boolean() }))
    .output(Reminder),
  deleteReminder: own
    .route({ method: 'DELETE', path: '/job-tracker/reminders/{id}', summary: 'Delete a reminder' })
    .input(One)
    .output(Deleted),

  contactsOf: own
    .route({ method: 'GET', path: '/job-tracker/about/{aboutId}/contacts', summary: 'List contacts of an application' })
    .input(About)
    .output(z.array(Contact)),
  addContact: own
    .errors(jobTrackerErrors)
    .route({ method: 'POST', path: '/job-tracker/about/{aboutId}/contacts', summary: 'Add a contact' })
    .input(About.extend(ContactFields.shape))
    .output(Contact),
  updateContact: own
    .route({ method: 'POST', path: '/job-tracker/contacts/{id}', summary: 'Update a contact' })
    .input(One.extend(ContactFields.shape))
    .output(Contact),
  deleteContact: own
    .route({ method: 'DELETE', path: '/job-tracker/contacts/{id}', summary: 'Delete a contact' })
    .input(One)
    .output(Deleted),

  funnel: own
    .route({ method: 'GET', path: '/job-tracker/funnel', summary: 'Get the funnel of a period' })
    .input(z.object({ period: z.enum(funnelPeriods).default('90') }))
    .output(Funnel),
}
