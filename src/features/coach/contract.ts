// Coach: conversations between a job seeker and the AI coach. A question is answered from the person's own data and the help articles, by
// the built-in engine or the configured model. The server writes the answer, stores it while it grows, and streams it to each open page.
// The state of an answer is `writing`, then `done`, `stopped` by the person, or `failed`. The coach changes no other data.
import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { OwnThread, SupportText } from '#features/support/contract.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { answerEngines, answerStates, maxQuestionCharacters, remarks } from './rules.ts'

export const Source = z.object({ title: z.string(), detail: z.string(), href: z.string() })
export type Source = z.infer<typeof Source>

export const CoachMessage = z.object({
  id: Id,
  side: z.enum(['person', 'coach']),
  /** Plain text, never markup: blank lines separate paragraphs, '- ' starts a list item, and [1] cites the first source. */
  text: z.string(),
  state: z.enum(answerStates),
  engine: z.enum(answerEngines).nullable(),
  remark: z.enum(remarks).nullable(),
  sources: z.array(Source),
  followUps: z.array(z.string()),
  offersPerson: z.boolean(),
  createdAt: Timestamp,
})
export type CoachMessage = z.infer<typeof CoachMessage>

const Head = z.object({ id: Id, title: z.string(), lastMessageAt: Timestamp })
export const CoachConversation = Head.extend({ messages: z.array(CoachMessage) })
export type CoachConversation = z.infer<typeof CoachConversation>

/** An update of an answer: replaces the text from character `from` on. The last update is the whole message. */
export const AnswerPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), from: z.number().int(), text: z.string() }),
  z.object({ kind: z.literal('end'), message: CoachMessage }),
])
export type AnswerPart = z.infer<typeof AnswerPart>

const One = z.object({ id: Id })
const Question = typedText(maxQuestionCharacters, 'Write a message')
const STILL_WRITING = { status: 409, message: 'The coach is still answering. Stop it or wait.' } as const

export const coachContract = {
  list: procedure
    .route({ method: 'GET', path: '/coach', summary: 'List your conversations with the coach, latest first' })
    .output(z.array(Head)),
  get: procedure
    .route({ method: 'GET', path: '/coach/{id}', summary: 'Get one of your conversations' })
    .input(One)
    .output(CoachConversation),
  ask: procedure
    .errors({ STILL_WRITING })
    .route({ method: 'POST', path: '/coach/{id}/questions', summary: 'Ask a question; follow the answer by its id' })
    // the client chooses the ids, so that a repeated request after a lost connection asks once
    .input(One.extend({ questionId: Id, answerId: Id, text: Question }))
    .output(CoachConversation),
  follow: procedure
    .route({ method: 'GET', path: '/coach/answers/{id}', summary: 'Stream an answer as server-sent events' })
    .input(One)
    .output(eventIterator(AnswerPart)),
  stop: procedure
    .route({ method: 'POST', path: '/coach/answers/{id}/stop', summary: 'Stop an answer; the text so far is stored' })
    .input(One)
    .output(CoachMessage),
  retry: procedure
    .errors({ STILL_WRITING })
    .route({ method: 'POST', path: '/coach/answers/{id}/retry', summary: 'Retry a stopped or failed answer' })
    .input(One)
    .output(CoachMessage),
  rename: procedure
    .route({ method: 'POST', path: '/coach/{id}/title', summary: 'Rename a conversation' })
    .input(One.extend({ title: typedLine(80, 'Enter a title') }))
    .output(Head),
  delete: procedure
    .route({ method: 'DELETE', path: '/coach/{id}', summary: 'Delete a conversation permanently' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
  handOver: procedure
    .route({ method: 'POST', path: '/coach/hand-over', summary: 'Start a conversation with our staff' })
    .input(
      One.extend({
        text: SupportText,
        /** The conversation with the coach that the person shares with staff; null shares none. */
        shares: Id.nullable(),
      }),
    )
    .output(OwnThread),
}
