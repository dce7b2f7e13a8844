// Messages: the thread of a company and a candidate about one application. Members of the job's company write,
// platform staff read, the applicant reads and answers; for everyone else the thread does not exist. A withdrawn
// application accepts no messages. The sender chooses a message's id: sending it again changes nothing. Text is
// plain; placeholders are filled on sending, for each recipient.
import { z } from 'zod'
import { applicationStatuses } from '#features/applications/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import {
  mailStates,
  maxMessageCharacters,
  maxOffered,
  maxRecipients,
  maxSubjectCharacters,
  maxTemplates,
  messagesPerDay,
  unknownPlaceholders,
} from './rules.ts'

export const CONVERSATION_CLOSED = {
  status: 409,
  message: "This application was withdrawn, so you can't send messages about it.",
} as const
export const NO_ACCOUNT = {
  status: 409,
  message: 'This candidate was imported and has no account here. Please email them directly.',
} as const
const writeErrors = { CONVERSATION_CLOSED, NO_ACCOUNT } as const
const DAY_IS_FULL = {
  status: 429,
  message: `Your company can send ${messagesPerDay} messages per day and has reached the limit. Please try again tomorrow.`,
} as const

const openPlaceholders = <T extends z.ZodType<string>>(text: T) =>
  text.superRefine((typed, check) => {
    for (const name of unknownPlaceholders(typed)) {
      check.addIssue({
        code: 'custom',
        message: `{{${name}}} isn't a valid placeholder. Choose one from the list.`,
      })
    }
  })

/** A message as typed, with unfilled placeholders. */
export const MessageText = z.object({
  subject: openPlaceholders(typedLine(maxSubjectCharacters, 'Subject is required')),
  body: openPlaceholders(typedText(maxMessageCharacters, 'Please enter a message')),
})
export type MessageText = z.output<typeof MessageText>

export const TemplateFields = MessageText.extend({ name: typedLine(80, 'Name is required') })
export type TemplateFields = z.output<typeof TemplateFields>

export const Template = TemplateFields.extend({
  id: Id,
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  updatedAt: Timestamp,
})
export type Template = z.infer<typeof Template>

const Draft = z.object({ subject: z.string(), body: z.string() })
const Written = z.object({
  id: Id,
  side: z.enum(['company', 'candidate']),
  subject: z.string(),
  body: z.string(),
  createdAt: Timestamp,
})

export const ThreadMessage = Written.extend({
  /** The author; null for a deleted account. */
  author: z.string().nullable(),
  /**
   * The state of its email; null for an answer. `in_app`: the candidate turned such email off and reads it in the
   * app.
   */
  mailState: z.enum(mailStates).nullable(),
})
export type ThreadMessage = z.infer<typeof ThreadMessage>

export const Thread = z.object({
  candidateName: z.string(),
  /** The error code that explains why the viewer cannot write; null if they can. */
  closedBecause: z.enum(['FORBIDDEN', 'CONVERSATION_CLOSED', 'NO_ACCOUNT']).nullable(),
  messages: z.array(ThreadMessage),
  /** The viewer's draft. */
  draft: Draft.nullable(),
})
export type Thread = z.infer<typeof Thread>

export const OwnThread = z.object({
  companyName: z.string(),
  canAnswer: z.boolean(),
  messages: z.array(Written),
  draft: z.string(),
})
export type OwnThread = z.infer<typeof OwnThread>

export const Answer = z.object({ body: typedText(maxMessageCharacters, 'Please enter a message') })

export const Recipient = z.object({
  applicationId: Id,
  name: z.string(),
  status: z.enum(applicationStatuses),
  lastWrittenAt: Timestamp.nullable(),
})
export type Recipient = z.infer<typeof Recipient>

export const SendToMany = MessageText.extend({
  jobId: Id,
  to: z
    .array(z.object({ id: Id, applicationId: Id }))
    .min(1, 'Please choose at least one candidate')
    .max(maxRecipients, `Please choose at most ${maxRecipients} candidates`)
    .refine(
      (to) => new Set(to.map(({ applicationId }) => applicationId)).size === to.length,
      'List each candidate once',
    )
    .refine((to) => new Set(to.map(({ id }) => id)).size === to.length, 'Each message needs a unique id'),
})
export type SendToMany = z.output<typeof SendToMany>

const About = z.object({ applicationId: Id })
const One = z.object({ id: Id })
const templateErrors = {
  NAME_TAKEN: { status: 409, message: 'Your company already has a template with this name. Choose another name.' },
} as const

export const messagesContract = {
  thread: procedure
    .route({
      method: 'GET',
      path: '/company/applications/{applicationId}/messages',
      summary: 'List the messages about an application, for its company',
    })
    .input(About)
    .output(Thread),
  preview: procedure
    .errors(writeErrors)
    .route({
      method: 'POST',
      path: '/company/applications/{applicationId}/messages/preview',
      summary: 'Preview a message as its email',
    })
    .input(MessageText.extend({ applicationId: Id }))
    .output(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
  send: procedure
    .errors({ ...writeErrors, DAY_IS_FULL })
    .route({
      method: 'POST',
      path: '/company/applications/{applicationId}/messages',
      summary: 'Send a message to a candidate',
    })
    .input(MessageText.extend({ applicationId: Id, id: Id }))
    .output(Thread),
  recipients: procedure
    .route({
      method: 'GET',
      path: '/jobs/{jobId}/recipients',
      summary: 'List the candidates of a job that the company can write to, newest first',
    })
    .input(
      z.object({
        jobId: Id,
        /** Only these applications. */
        applicationIds: z.array(Id).max(maxOffered).optional(),
      }),
    )
    .output(z.object({ jobTitle: z.string(), people: z.array(Recipient) })),
  sendMany: procedure
    .errors({ DAY_IS_FULL })
    .route({
      method: 'POST',
      path: '/company/messages',
      summary: 'Send a message to several candidates of a job, each in a separate thread',
    })
    .input(SendToMany)
    .output(z.object({ sent: z.number().int(), /** Candidates who withdrew before sending. */ skipped: z.array(Id) })),
  retry: procedure
    .errors({ ...writeErrors, NOT_FAILED: { status: 409, message: "This message doesn't need to be sent again." } })
    .route({
      method: 'POST',
      path: '/company/messages/{id}/retry',
      summary: 'Retry a failed email',
    })
    .input(One)
    .output(Thread),
  saveDraft: procedure
    .route({
      method: 'PUT',
      path: '/company/applications/{applicationId}/messages/draft',
      summary: 'Save a draft message',
    })
    .input(About.extend({ subject: typedLine(500), body: typedText(20_000) }))
    .output(z.object({ kept: z.boolean() })),
  ownThread: procedure
    .route({
      method: 'GET',
      path: '/applications/{applicationId}/messages',
      summary: 'List the messages about one of your applications',
    })
    .input(About)
    .output(OwnThread),
  answer: procedure
    .errors({
      CONVERSATION_CLOSED,
      NOTHING_TO_ANSWER: { status: 409, message: 'You can reply here once the company has written to you.' },
    })
    .route({ method: 'POST', path: '/applications/{applicationId}/messages', summary: 'Reply to a company' })
    .input(Answer.extend({ applicationId: Id, id: Id }))
    .output(OwnThread),
  templates: procedure
    .route({ method: 'GET', path: '/message-templates', summary: "List the company's templates, by name" })
    .output(z.array(Template)),
  createTemplate: procedure
    .errors({
      ...templateErrors,
      TOO_MANY_TEMPLATES: {
        status: 409,
        message: `A company can have up to ${maxTemplates} templates. Delete one that you no longer need.`,
      },
    })
    .route({ method: 'POST', path: '/message-templates', summary: 'Create a template' })
    .input(TemplateFields.extend({ id: Id }))
    .output(Template),
  updateTemplate: procedure
    .errors({
      ...templateErrors,
      CHANGED: { status: 409, message: 'Someone else changed this template. Review it before you save.' },
    })
    .route({ method: 'PUT', path: '/message-templates/{id}', summary: 'Update a template' })
    .input(TemplateFields.extend({ id: Id, seen: Timestamp }))
    .output(Template),
  deleteTemplate: procedure
    .route({ method: 'DELETE', path: '/message-templates/{id}', summary: 'Delete a template' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
}
