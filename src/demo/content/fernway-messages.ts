import { z } from 'zod'
import { pagesIn, recordOf } from '#server/content.ts'

const Line = z.string().max(200)
const Body = z.string().min(1).max(4000)

const templates = pagesIn('demo/message-templates', z.strictObject({ name: Line, subject: Line, body: Body }))

export const messageTemplates = () => templates().map(({ name: key, value }) => ({ key, ...value }))

const Message = z.strictObject({
  order: z.int(),
  seeker: Line,
  /** The company member who wrote it; if missing, the candidate did. */
  by: Line.optional(),
  subject: Line,
  agoHours: z.int().positive(),
  body: Body,
})

const pages = pagesIn('demo/messages', Message)

/** The messages about the claims job. */
export const messages = () =>
  pages()
    .map(({ value }) => value)
    .toSorted((a, b) => a.order - b.order)

/** What the recruiter wrote to each candidate who was invited to an interview. */
export const interviewInvitations = recordOf(
  'demo/interview-invitations.json',
  z.strictObject({ 'maya-okafor': Body, 'ravi-krishnan': Body }),
)
