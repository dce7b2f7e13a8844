// Auto apply: rules look for jobs, what they find waits in a queue, the person approves, and it is sent as an application.
// An entry waits, is approved, and is sent; or it is skipped by the person, or dropped because its job closed or was applied to
// otherwise. What was approved comes back to waiting whenever it cannot be sent as it was approved. A rule sends without asking
// only by the person's standing approval. Legal and personal questions are answered by the person alone.
import { z } from 'zod'
import { applyErrors } from '#features/applications/contract.ts'
import { Matching } from '#features/job-board/contract.ts'
import { answerShape } from '#features/job-postings/question-shapes.ts'
import { questionTypes } from '#features/job-postings/question-types.ts'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { EntryDetails, LogDetails, LogItem, QueueItem } from './queue-contract.ts'
import { capLimits, defaultMinimumMatch, mostRules } from './rules.ts'

const mostLetter = 10_000

export const autoApplyErrors = {
  RULE_EMPTY: { status: 422, message: 'Please say what to look for: keywords, a place, or a job type.' },
  RULE_LIMIT: { status: 409, message: `You have ${mostRules} rules, and that is as many as there can be.` },
  RULE_RESUME_GONE: { status: 410, message: 'This resume is no longer here. Please choose another one.' },
  STANDING_UNCONFIRMED: {
    status: 422,
    message: 'Sending without asking needs your confirmation. Please confirm it for this rule.',
  },
  QUEUE_FULL: { status: 409, message: 'Your review queue is full. Please send or skip some of it first.' },
  ENTRY_NOT_WAITING: { status: 409, message: 'This is no longer waiting for you. Its state changed in the meantime.' },
  ENTRY_NEEDS_YOU: { status: 409, message: 'Something is still missing. Open it to see what it needs from you.' },
  UNDO_TOO_LATE: { status: 409, message: 'It has been sent already. You can withdraw it in your Job Tracker.' },
  STOPPED: { status: 409, message: 'Auto apply is stopped. Start it again in Settings to send something.' },
  STOPPED_BY_PLATFORM: {
    status: 503,
    message: 'Auto apply is stopped for everybody at the moment. Nothing is sent, and nothing is lost.',
  },
  SENSITIVE_QUESTION: {
    status: 422,
    message:
      'This answer is not kept: legal and personal questions, and those about one job, are asked of you each time.',
  },
  ANSWER_INVALID: {
    status: 422,
    message: 'This answer does not fit its question.',
    data: z.object({ problem: z.string() }),
  },
  ANSWER_LIMIT: { status: 409, message: 'Your answer bank is full. Please remove an answer first.' },
} as const

const { RULE_EMPTY, RULE_LIMIT, RULE_RESUME_GONE, STANDING_UNCONFIRMED } = autoApplyErrors
const { SENSITIVE_QUESTION, ANSWER_INVALID, ANSWER_LIMIT, ENTRY_NOT_WAITING } = autoApplyErrors
const { QUEUE_FULL, ENTRY_NEEDS_YOU, STOPPED, STOPPED_BY_PLATFORM, UNDO_TOO_LATE } = autoApplyErrors

/** What a rule looks for; checked alike in the form and on the server (AUTO-01). */
export const RuleFields = z.object({
  name: typedLine(80, 'Please give the rule a name'),
  keywords: typedText(200),
  location: typedLine(200),
  types: z.array(z.enum(employmentTypes)).max(employmentTypes.length),
  isRemote: z.boolean(),
  salaryFloor: z
    .number()
    .int('Please enter a whole number')
    .min(1, 'Please enter 1 or more')
    .max(10_000_000, 'Please enter 10,000,000 or less')
    .nullable(),
  minimumMatch: z
    .number({ error: 'Please enter a number from 0 to 100' })
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(100, 'Please enter 100 or less')
    .default(defaultMinimumMatch),
  avoids: z.array(typedLine(120, 'A company needs a name')).max(50),
  resumeId: Id.nullable(),
  /** {job} and {company} become the posting's; '' sends none. */
  coverLetter: typedText(mostLetter),
  isOn: z.boolean(),
})
export type RuleFields = z.infer<typeof RuleFields>

export const Rule = RuleFields.extend({
  id: Id,
  /** Since when it sends without asking; null where everything is reviewed (AUTO-02, AUTO-03). */
  standingSince: Timestamp.nullable(),
  /** In the queue by this rule and still to be decided, and sent by it so far. */
  waiting: z.number().int(),
  sent: z.number().int(),
  checkedAt: Timestamp.nullable(),
})
export type Rule = z.infer<typeof Rule>

export const Preview = z.object({
  /** Jobs open now that the rule finds, of those that were read; `isCapped` where more would have to be read. */
  count: z.number().int(),
  isCapped: z.boolean(),
  /** Found by words, place and type; what the match, the pay or a company left out. */
  looked: z.number().int(),
  matching: Matching,
  examples: z.array(
    z.object({
      id: Id,
      slug: z.string(),
      title: z.string(),
      companyName: z.string(),
      score: z.number().int().nullable(),
    }),
  ),
})
export type Preview = z.infer<typeof Preview>

export const StoredAnswer = z.object({
  id: Id,
  questionType: z.enum(questionTypes),
  label: z.string(),
  options: z.array(z.string()),
  value: z.union([z.string(), z.array(z.string())]),
  source: z.enum(['typed', 'application']),
  updatedAt: Timestamp,
})
export type StoredAnswer = z.infer<typeof StoredAnswer>

export const AnswerFields = z.object({
  questionType: z.enum(questionTypes).exclude(['file_upload']),
  label: typedLine(500, 'Please write the question'),
  options: z.array(typedLine(500, 'An option needs words')).max(100),
  value: answerShape,
})
export type AnswerFields = z.infer<typeof AnswerFields>

export const SettingsFields = z.object({
  isPaused: z.boolean(),
  dailyCap: z.number().int().min(capLimits.daily.least).max(capLimits.daily.most),
  companyCap: z.number().int().min(capLimits.company.least).max(capLimits.company.most),
  remembersAnswers: z.boolean(),
})
export const Settings = SettingsFields.extend({
  stoppedAt: Timestamp.nullable(),
  isPlatformStopped: z.boolean(),
  sentToday: z.number().int(),
  /** When the daily cap begins anew. */
  nextDay: Timestamp,
  avoided: z.array(z.object({ companyId: Id, name: z.string() })),
  waiting: z.number().int(),
  approved: z.number().int(),
})
export type Settings = z.infer<typeof Settings>

const own = procedure
const One = z.object({ id: Id })
const Ids = z.object({ ids: z.array(Id).min(1).max(50) })
const Done = z.object({ done: z.literal(true) })

export const autoApplyContract = {
  listRules: own.route({ method: 'GET', path: '/auto-apply/rules', summary: 'The own rules' }).output(z.array(Rule)),
  saveRule: own
    .errors({ RULE_EMPTY, RULE_LIMIT, RULE_RESUME_GONE })
    .route({ method: 'POST', path: '/auto-apply/rules', summary: 'Make a rule, or change one by its id' })
    .input(RuleFields.extend({ id: Id.optional() }))
    .output(Rule),
  setStanding: own
    .errors({ STANDING_UNCONFIRMED })
    .route({
      method: 'POST',
      path: '/auto-apply/rules/{id}/auto-approve',
      summary: 'Let a rule send without asking, or not',
    })
    .input(One.extend({ isStanding: z.boolean(), isConfirmed: z.boolean() }))
    .output(Rule),
  switchRule: own
    .route({ method: 'POST', path: '/auto-apply/rules/{id}/switch', summary: 'Switch a rule on or off' })
    .input(One.extend({ isOn: z.boolean() }))
    .output(Rule),
  removeRule: own
    .route({ method: 'DELETE', path: '/auto-apply/rules/{id}', summary: 'Remove a rule; what it found stays' })
    .input(One)
    .output(Done),
  previewRule: own
    .errors({ RULE_EMPTY })
    .route({ method: 'POST', path: '/auto-apply/preview', summary: 'What a rule would find now' })
    .input(RuleFields.omit({ name: true, resumeId: true, coverLetter: true, isOn: true }))
    .output(Preview),

  queue: own
    .route({ method: 'GET', path: '/auto-apply/queue', summary: 'What waits for the person, and what goes out' })
    .output(z.object({ items: z.array(QueueItem) })),
  entry: own
    .route({ method: 'GET', path: '/auto-apply/queue/{id}', summary: 'One entry with all that would be sent' })
    .input(One)
    .output(EntryDetails),
  addJob: own
    .errors({ ...applyErrors, QUEUE_FULL })
    .route({ method: 'POST', path: '/auto-apply/queue', summary: 'Put a job into the queue' })
    .input(z.object({ jobId: Id }))
    .output(z.object({ entryId: Id, isNew: z.boolean() })),
  saveEntry: own
    .errors({ ENTRY_NOT_WAITING, RULE_RESUME_GONE, ANSWERS_INVALID: applyErrors.ANSWERS_INVALID })
    .route({
      method: 'POST',
      path: '/auto-apply/queue/{id}',
      summary: 'Settle answers, resume and letter for one entry',
    })
    .input(
      One.extend({
        answers: z.record(z.string().max(40), answerShape),
        resumeId: Id.nullable(),
        coverLetter: typedText(mostLetter),
      }),
    )
    .output(EntryDetails),
  approve: own
    .errors({ ENTRY_NEEDS_YOU, ENTRY_NOT_WAITING, STOPPED, STOPPED_BY_PLATFORM })
    .route({ method: 'POST', path: '/auto-apply/approve', summary: 'Approve entries: they go out after ten seconds' })
    .input(Ids)
    .output(z.object({ approved: z.array(Id), left: z.array(Id), sendAt: Timestamp })),
  takeBack: own
    .errors({ UNDO_TOO_LATE, ENTRY_NOT_WAITING })
    .route({ method: 'POST', path: '/auto-apply/withdraw', summary: 'Take approvals back that have not been sent' })
    .input(Ids)
    .output(z.object({ back: z.array(Id), sent: z.array(Id) })),
  skip: own
    .errors({ ENTRY_NOT_WAITING })
    .route({
      method: 'POST',
      path: '/auto-apply/queue/{id}/skip',
      summary: 'Leave a job out, and its company where asked',
    })
    .input(One.extend({ isCompanyToo: z.boolean().default(false) }))
    .output(Done),

  listAnswers: own
    .route({ method: 'GET', path: '/auto-apply/answers', summary: 'The own answer bank' })
    .output(z.array(StoredAnswer)),
  saveAnswer: own
    .errors({ SENSITIVE_QUESTION, ANSWER_INVALID, ANSWER_LIMIT })
    .route({ method: 'POST', path: '/auto-apply/answers', summary: 'Keep an answer; the same question is overwritten' })
    .input(AnswerFields)
    .output(StoredAnswer),
  removeAnswer: own
    .route({ method: 'DELETE', path: '/auto-apply/answers/{id}', summary: 'Remove an answer' })
    .input(One)
    .output(Done),
  collectAnswers: own
    .route({
      method: 'POST',
      path: '/auto-apply/answers/collect',
      summary: 'Take answers over from applications sent before',
    })
    .output(z.object({ kept: z.number().int(), leftOut: z.number().int() })),

  log: own
    .route({ method: 'GET', path: '/auto-apply/log', summary: 'What was sent and what was not, newest first' })
    .input(z.object({ cursor: z.string().max(500).optional() }))
    .output(z.object({ items: z.array(LogItem), nextCursor: z.string().nullable() })),
  logEntry: own
    .route({ method: 'GET', path: '/auto-apply/log/{id}', summary: 'The exact packet of one of them' })
    .input(One)
    .output(LogDetails),

  settings: own
    .route({ method: 'GET', path: '/auto-apply/settings', summary: 'Caps, pause, and what is used of them' })
    .output(Settings),
  saveSettings: own
    .route({ method: 'POST', path: '/auto-apply/settings', summary: 'Change caps, pause, or remembering' })
    .input(SettingsFields)
    .output(Settings),
  stop: own
    .route({ method: 'POST', path: '/auto-apply/stop', summary: 'Stop everything at once; approvals are taken back' })
    .output(Settings),
  start: own.route({ method: 'POST', path: '/auto-apply/start', summary: 'Start again after a stop' }).output(Settings),
  stopAvoiding: own
    .route({ method: 'DELETE', path: '/auto-apply/avoided/{companyId}', summary: 'Let a company be found again' })
    .input(z.object({ companyId: Id }))
    .output(Done),

  platformState: own
    .route({ method: 'GET', path: '/admin/auto-apply', summary: 'Whether auto apply runs, for platform staff' })
    .output(z.object({ stoppedAt: Timestamp.nullable(), reason: z.string().nullable(), approved: z.number().int() })),
  setPlatform: own
    .route({ method: 'POST', path: '/admin/auto-apply', summary: 'Stop auto apply for everybody, or let it run' })
    .input(z.object({ isStopped: z.boolean(), reason: typedText(300) }))
    .output(Done),
}
