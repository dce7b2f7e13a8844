import { z } from 'zod'
import { contactCategories } from '#features/support/rules.ts'
import { pagesIn, recordOf } from '#server/content.ts'

const Line = z.string().min(1).max(200)
const Text = z.string().min(1).max(2000)
const HoursAgo = z.number().positive()

/** Messages from the contact form, and the answers of staff. */
const contact = pagesIn(
  'demo/contact',
  z.strictObject({
    name: Line,
    email: z.email(),
    subject: Line,
    category: z.enum(contactCategories),
    hoursAgo: HoursAgo,
    reply: z.strictObject({ hoursAgo: HoursAgo, isHandled: z.boolean(), text: Text }).optional(),
    body: Text,
  }),
)
export const contactMessages = () => contact().map(({ name: key, value }) => ({ key, ...value }))

/** Conversations of the sample job seeker with the coach; the body is its answer. */
const coach = pagesIn(
  'demo/coach',
  z.strictObject({
    title: Line,
    hoursAgo: HoursAgo,
    question: Line,
    /** The help article that the answer quotes as [1]. */
    article: z.strictObject({ slug: Line, title: Line }),
    followUps: z.array(Line),
    body: Text,
  }),
)
export const coachConversations = () => coach().map(({ value }) => value)

/** What a coach wrote for all their sessions, a request for a session, and a conversation with staff. */
export const supportTexts = recordOf(
  'demo/support.json',
  z.strictObject({
    calendar: Text,
    session: Text,
    conversation: z.strictObject({ question: Line, reply: Text }),
  }),
)
