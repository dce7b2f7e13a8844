// Candidates: job seekers who let companies find them. Being found is off until the job seeker turns it on. Turning it off
// takes effect at once. A company sees what the candidate chose to show, never the email address or phone number. When a
// company opens a candidate, the candidate's log records the company's name. A candidate is invited once per job.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { maxHiddenCompanies, maxInvitationCharacters } from './rules.ts'

const listingErrors = {
  HEADLINE_REQUIRED: { status: 422, message: "Please write a headline. It's the first thing companies read." },
  RESUME_NOT_BUILT: {
    status: 422,
    message: 'An uploaded file shows your contact details. Import it into the builder first, then choose it here.',
  },
} as const

export const SaveListing = z.object({
  isListed: z.boolean(),
  headline: typedLine(120),
  showsName: z.boolean(),
  showsLocation: z.boolean(),
  showsSkills: z.boolean(),
  resumeId: Id.nullable(),
  hidesFromEmployer: z.boolean(),
  hiddenFrom: z.array(Id).max(maxHiddenCompanies),
})
export type SaveListing = z.output<typeof SaveListing>

const Company = z.object({ id: Id, name: z.string() })

export const Listing = SaveListing.omit({ hiddenFrom: true }).extend({
  hiddenFrom: z.array(Company),
  listedAt: Timestamp.nullable(),
  /** The current company in the profile. `hidesFromEmployer` hides the candidate from this company. */
  currentCompany: z.string().nullable(),
  /** The resumes that can be shown: only those made in the builder, as an uploaded file contains contact details. */
  resumes: z.array(z.object({ id: Id, title: z.string() })),
})
export type Listing = z.infer<typeof Listing>

export const Candidate = z.object({
  id: Id,
  /** Null if the candidate does not show their name. */
  name: z.string().nullable(),
  headline: z.string(),
  location: z.string().nullable(),
  skills: z.array(z.string()),
  hasResume: z.boolean(),
})
export type Candidate = z.infer<typeof Candidate>

export const FoundCandidate = Candidate.extend({ isInvited: z.boolean() })
export type FoundCandidate = z.infer<typeof FoundCandidate>

export const LogEntry = z.object({
  at: Timestamp,
  kind: z.enum(['profile', 'resume', 'link', 'invitation']),
  /** The name of the company; null if a visitor opened a link without being signed in as a member of a company. */
  company: z.string().nullable(),
  /** The label of the link or the title of the job; empty for a view of the profile or resume. */
  detail: z.string(),
  href: z.string().nullable(),
})
export type LogEntry = z.infer<typeof LogEntry>

export const OwnLink = z.object({
  id: Id,
  resumeTitle: z.string(),
  label: z.string(),
  hidesContact: z.boolean(),
  createdAt: Timestamp,
  revokedAt: Timestamp.nullable(),
  viewCount: z.number().int(),
})
export type OwnLink = z.infer<typeof OwnLink>

export const SearchCandidates = z.object({
  q: typedText(200).default(''),
  location: typedLine(100).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type SearchCandidates = z.output<typeof SearchCandidates>

const One = z.object({ id: Id })

export const talentPoolContract = {
  listing: procedure
    .route({
      method: 'GET',
      path: '/candidate-profile',
      summary: 'Get whether companies can find you, and what they see',
    })
    .output(Listing),
  save: procedure
    .errors(listingErrors)
    .route({
      method: 'PUT',
      path: '/candidate-profile',
      summary: 'Update whether companies can find you, and what they see',
    })
    .input(SaveListing)
    .output(Listing),
  preview: procedure
    .errors(listingErrors)
    .route({
      method: 'POST',
      path: '/candidate-profile/preview',
      summary: 'Preview how companies would see you; changes nothing',
    })
    .input(SaveListing)
    .output(Candidate),
  companies: procedure
    .route({
      method: 'GET',
      path: '/candidate-profile/companies',
      summary: 'Search companies by name, to hide from them',
    })
    .input(z.object({ q: typedText(100) }))
    .output(z.array(Company)),
  log: procedure
    .route({
      method: 'GET',
      path: '/candidate-profile/log',
      summary: 'List who opened your profile or resume, and when; the newest 100',
    })
    .output(z.array(LogEntry)),
  links: procedure
    .route({
      method: 'GET',
      path: '/candidate-profile/links',
      summary: 'List all links to your resumes, including revoked ones',
    })
    .output(z.array(OwnLink)),
  search: procedure
    .route({ method: 'GET', path: '/company/talent-pool', summary: 'Search people who chose to be found' })
    .input(SearchCandidates)
    .output(z.object({ items: z.array(FoundCandidate), total: z.number().int() })),
  open: procedure
    .route({
      method: 'POST',
      path: '/company/talent-pool/{id}/open',
      summary: 'Open a candidate; the candidate is informed',
    })
    .input(One)
    .output(FoundCandidate.extend({ invitedTo: z.array(Id) })),
  resume: procedure
    .route({
      method: 'POST',
      path: '/company/talent-pool/{id}/resume',
      summary: 'Get the resume that a candidate shows, without contact details',
    })
    .input(One)
    .output(z.object({ title: z.string(), text: z.string() })),
  jobs: procedure
    .route({
      method: 'GET',
      path: '/company/talent-pool/jobs',
      summary: 'List open jobs that you can invite candidates to',
    })
    .output(z.array(z.object({ id: Id, title: z.string() }))),
  invite: procedure
    .errors({
      ALREADY_INVITED: { status: 409, message: 'This person was already invited to this job.' },
      ALREADY_APPLIED: { status: 409, message: 'This person has already applied for this job.' },
    })
    .route({ method: 'POST', path: '/company/talent-pool/{id}/invite', summary: 'Invite a candidate to apply' })
    .input(One.extend({ jobId: Id, message: typedText(maxInvitationCharacters) }))
    .output(z.object({ invited: z.literal(true) })),
}
