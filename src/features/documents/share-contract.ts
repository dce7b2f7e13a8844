// Sharing: links that show a resume, read-only, to all who have the link, until the owner revokes it. Only the hash of a link
// is stored, so it is shown once. NOT_FOUND for a link that is unknown, revoked or whose resume is gone. Each view is logged
// once per visitor and day; the owner sees when, and the name of a visitor who was signed in.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { renderErrors } from './preview-contract.ts'

export const maxShares = 20

export const shareErrors = {
  TOO_MANY_SHARES: {
    status: 409,
    message: `A resume can have up to ${maxShares} links. Revoke one to make room.`,
  },
  SHARE_CANNOT_HIDE: {
    status: 422,
    message: "Phone and address can't be hidden in an uploaded file.",
  },
} as const

export const ShareView = z.object({
  viewedAt: Timestamp,
  /** Null for a visitor who was not signed in, or whose account is gone. */
  viewer: z.object({ name: z.string(), company: z.string().nullable() }).nullable(),
})
export const Share = z.object({
  id: Id,
  label: z.string(),
  hidesContact: z.boolean(),
  createdAt: Timestamp,
  viewCount: z.number().int(),
  /** The latest twenty. */
  views: z.array(ShareView),
})
export type Share = z.infer<typeof Share>
export type ShareView = z.infer<typeof ShareView>

const Linked = z.object({ text: z.string(), url: z.string().nullable() })
const Entry = z.object({
  /** A 'role' follows the entry of its 'employer'. */
  part: z.enum(['whole', 'employer', 'role']),
  title: z.string(),
  org: z.string(),
  place: z.string(),
  dates: z.string(),
  notes: z.array(z.string()),
  link: Linked.nullable(),
  paragraphs: z.array(z.string()),
  bullets: z.array(z.string()),
})
const Section = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.literal('text'), title: z.string(), paragraphs: z.array(z.string()) }),
  z.object({ id: z.string(), kind: z.literal('entries'), title: z.string(), entries: z.array(Entry) }),
  z.object({
    id: z.string(),
    kind: z.literal('words'),
    title: z.string(),
    groups: z.array(z.object({ label: z.string(), words: z.array(z.object({ id: z.string(), text: z.string() })) })),
  }),
])
/** The text of a resume in reading order, for readers who cannot see its pages. */
export const ResumeText = z.object({
  name: z.string(),
  headline: z.string(),
  contacts: z.array(Linked),
  sections: z.array(Section),
})
export type ResumeText = z.infer<typeof ResumeText>

export const SharedResume = z.object({
  owner: z.string(),
  title: z.string(),
  updatedAt: Timestamp,
  /** Null if no page can be shown: an uploaded file, or content that takes too long to lay out. */
  pages: z.array(z.object({ width: z.number(), height: z.number(), svg: z.string() })).nullable(),
  /** Null for an uploaded file; `text` is then the text read in it. */
  words: ResumeText.nullable(),
  text: z.string(),
})
export type SharedResume = z.infer<typeof SharedResume>

const One = z.object({ id: Id })
const share = procedure.errors(shareErrors)

export const sharesContract = {
  create: share
    .route({ method: 'POST', path: '/resumes/{id}/shares', summary: 'Create a link that shows a resume' })
    .input(One.extend({ label: typedLine(80), hidesContact: z.boolean().default(false) }))
    .output(z.object({ id: Id, url: z.string() })),
  list: share
    .route({ method: 'GET', path: '/resumes/{id}/shares', summary: 'List the active links of a resume' })
    .input(One)
    .output(z.array(Share)),
  revoke: share
    .route({ method: 'DELETE', path: '/shares/{id}', summary: 'Revoke a link' })
    .input(One)
    .output(z.object({ revoked: z.literal(true) })),
  open: procedure
    .errors(renderErrors)
    .route({ method: 'GET', path: '/shared-resumes/{token}', summary: 'Get the resume of a share link' })
    .input(z.object({ token: z.string().max(100) }))
    .output(SharedResume),
}
