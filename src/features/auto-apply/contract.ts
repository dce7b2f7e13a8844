// Auto apply: rules find jobs, which wait in a queue; the person approves them, and they are sent as applications. An entry is waiting,
// approved, sent, skipped by the person, or dropped because its job closed or the person applied in another way. An approved entry returns
// to waiting if it cannot be sent exactly as approved. A rule sends without asking only if the person turned on its auto-approve. Only the
// person answers legal and personal questions.
import { z } from 'zod'
import { applyErrors } from '#features/applications/contract.ts'
import { Matching } from '#features/job-board/contract.ts'
import { answerShape } from '#features/job-postings/question-shapes.ts'
import { questionTypes } from '#features/job-postings/question-types.ts'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { EntryDetails, LogDetails, LogItem, QueueItem } from './queue-contract.ts'
import { capLimits, defaultMinimumMatch, maxRules } from './rules.ts'

const maxLetterCharacters = 10_000

export const autoApplyErrors = {
  RULE_EMPTY: { status: 422, message: 'Enter what to look for: keywords, a location or a job type.' },
  RULE_LIMIT: { status: 409, message: `You've reached the limit of ${maxRules} rules.` },
  RULE_RESUME_GONE: { status: 410, message: 'This resume is no longer available. Choose another one.' },
  AUTO_APPROVE_UNCONFIRMED: {
    status: 422,
    message: 'Please confirm sending without review for this rule.',
  },
  QUEUE_FULL: { status: 409, message: 'Your review queue is full. Send or skip some jobs first.' },
  JOB_HIDDEN: {
    status: 409,
    message: 'You hid this job or its company. Show it again to apply automatically.',
  },
  ENTRY_NOT_WAITING: {
    status: 409,
    message: 'This job is no longer waiting for your review because its status changed.',
  },
  ENTRY_NEEDS_YOU: { status: 409, message: "Something is still missing. Open it to see what's needed." },
  UNDO_TOO_LATE: { status: 409, message: 'It has already been sent. You can withdraw it in your Job Tracker.' },
  STOPPED: { status: 409, message: 'Auto apply is stopped. Start it again in Settings to send applications.' },
  STOPPED_BY_PLATFORM: {
    status: 503,
    message: 'Auto apply is paused for all users right now. Nothing is sent, and your queue is saved.',
  },
  SENSITIVE_QUESTION: {
    status: 422,
    message: "This answer can't be saved. We ask legal, personal and job-specific questions each time.",
  },
  ANSWER_INVALID: {
    status: 422,
    message: "This answer doesn't fit its question.",
    data: z.object({ problem: z.string() }),
  },
  ANSWER_LIMIT: { status: 409, message: 'Your answer bank is full. Remove an answer first.' },
} as const

const { RULE_EMPTY, RULE_LIMIT, RULE_RESUME_GONE, AUTO_APPROVE_UNCONFIRMED } = autoApplyErrors
const { SENSITIVE_QUESTION, ANSWER_INVALID, ANSWER_LIMIT, ENTRY_NOT_WAITING } = autoApplyErrors
const { QUEUE_FULL, JOB_HIDDEN, ENTRY_NEEDS_YOU, STOPPED, STOPPED_BY_PLATFORM, UNDO_TOO_LATE } = autoApplyErrors

/** The criteria of a rule, validated by the same schema in the form and on the server (AUTO-01). */
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
  avoids: z.array(typedLine(120, 'Enter a company name')).max(50),
  resumeId: Id.nullable(),
  /** {job} and {company} are replaced by the posting's; '' sends no letter. */
  coverLetter: typedText(maxLetterCharacters),
  isOn: z.boolean(),
})
export type RuleFields = z.infer<typeof RuleFields>

export const Rule = RuleFields.extend({
  id: Id,
  /** When auto-approve was turned on; null if the person reviews everything (AUTO-02, AUTO-03). */
  autoApprovedSince: Timestamp.nullable(),
  /** The number of undecided entries of the rule in the queue, and of its sent ones. */
  waiting: z.number().int(),
  sent: z.number().int(),
  checkedAt: Timestamp.nullable(),
})
export type Rule = z.infer<typeof Rule>

export const Preview = z.object({
  /** The number of open jobs that the rule finds now, among those that were read. `isCapped` is true if there are more to read. */
  count: z.number().int(),
  isCapped: z.boolean(),
  /** The number of jobs that match by words, place and type, including those excluded by match, pay or company. */
  searched: z.number().int(),
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
  label: typedLine(500, 'Please enter the question'),
  options: z.array(typedLine(500, 'Enter text for each option')).max(100),
  value: answerShape,
})
export type AnswerFields = z.infer<typeof AnswerFields>

export const SettingsFields = z.object({
  isPaused: z.boolean(),
  dailyCap: z.number().int().min(capLimits.daily.min).max(capLimits.daily.max),
  companyCap: z.number().int().min(capLimits.company.min).max(capLimits.company.max),
  remembersAnswers: z.boolean(),
})
export const Settings = SettingsFields.extend({
  stoppedAt: Timestamp.nullable(),
  isPlatformStopped: z.boolean(),
  sentToday: z.number().int(),
  /** When the daily cap resets. */
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
  listRules: own.route({ method: 'GET', path: '/auto-apply/rules', summary: 'List your rules' }).output(z.array(Rule)),
  saveRule: own
    .errors({ RULE_EMPTY, RULE_LIMIT, RULE_RESUME_GONE })
    .route({ method: 'POST', path: '/auto-apply/rules', summary: 'Create a rule, or change one by its id' })
    .input(RuleFields.extend({ id: Id.optional() }))
    .output(Rule),
  setAutoApprove: own
    .errors({ AUTO_APPROVE_UNCONFIRMED })
    .route({
      method: 'POST',
      path: '/auto-apply/rules/{id}/auto-approve',
      summary: 'Turn auto-approve of a rule on or off',
    })
    .input(One.extend({ isAutoApproved: z.boolean(), isConfirmed: z.boolean() }))
    .output(Rule),
  switchRule: own
    .route({ method: 'POST', path: '/auto-apply/rules/{id}/switch', summary: 'Turn a rule on or off' })
    .input(One.extend({ isOn: z.boolean() }))
    .output(Rule),
  removeRule: own
    .route({
      method: 'DELETE',
      path: '/auto-apply/rules/{id}',
      summary: 'Delete a rule; its entries stay in the queue',
    })
    .input(One)
    .output(Done),
  previewRule: own
    .errors({ RULE_EMPTY })
    .route({ method: 'POST', path: '/auto-apply/preview', summary: 'Preview what a rule finds' })
    .input(RuleFields.omit({ name: true, resumeId: true, coverLetter: true, isOn: true }))
    .output(Preview),

  queue: own
    .route({
      method: 'GET',
      path: '/auto-apply/queue',
      summary: 'List applications that need review and those about to be sent',
    })
    .output(z.object({ items: z.array(QueueItem) })),
  entry: own
    .route({ method: 'GET', path: '/auto-apply/queue/{id}', summary: 'Get one entry with all that would be sent' })
    .input(One)
    .output(EntryDetails),
  addJob: own
    .errors({ ...applyErrors, QUEUE_FULL, JOB_HIDDEN })
    .route({ method: 'POST', path: '/auto-apply/queue', summary: 'Add a job to the queue' })
    .input(z.object({ jobId: Id }))
    .output(z.object({ entryId: Id, isNew: z.boolean() })),
  saveEntry: own
    .errors({ ENTRY_NOT_WAITING, RULE_RESUME_GONE, ANSWERS_INVALID: applyErrors.ANSWERS_INVALID })
    .route({
      method: 'POST',
      path: '/auto-apply/queue/{id}',
      summary: 'Save answers, resume and letter for one entry',
    })
    .input(
      One.extend({
        answers: z.record(z.string().max(40), answerShape),
        resumeId: Id.nullable(),
        coverLetter: typedText(maxLetterCharacters),
      }),
    )
    .output(EntryDetails),
  approve: own
    .errors({ ENTRY_NEEDS_YOU, ENTRY_NOT_WAITING, STOPPED, STOPPED_BY_PLATFORM })
    .route({ method: 'POST', path: '/auto-apply/approve', summary: 'Approve entries: they are sent after ten seconds' })
    .input(Ids)
    .output(z.object({ approved: z.array(Id), left: z.array(Id), sendAt: Timestamp })),
  withdraw: own
    .errors({ UNDO_TOO_LATE, ENTRY_NOT_WAITING })
    .route({ method: 'POST', path: '/auto-apply/withdraw', summary: 'Undo approvals that have not been sent' })
    .input(Ids)
    .output(z.object({ back: z.array(Id), sent: z.array(Id) })),
  skip: own
    .errors({ ENTRY_NOT_WAITING })
    .route({
      method: 'POST',
      path: '/auto-apply/queue/{id}/skip',
      summary: 'Skip a job, and optionally its company',
    })
    .input(One.extend({ isCompanyToo: z.boolean().default(false) }))
    .output(Done),

  listAnswers: own
    .route({ method: 'GET', path: '/auto-apply/answers', summary: 'Get your answer bank' })
    .output(z.array(StoredAnswer)),
  saveAnswer: own
    .errors({ SENSITIVE_QUESTION, ANSWER_INVALID, ANSWER_LIMIT })
    .route({ method: 'POST', path: '/auto-apply/answers', summary: 'Save an answer; the same question is overwritten' })
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
      summary: 'Import answers from past applications',
    })
    .output(z.object({ kept: z.number().int(), leftOut: z.number().int() })),

  log: own
    .route({ method: 'GET', path: '/auto-apply/log', summary: 'List what was sent and what failed, newest first' })
    .input(z.object({ cursor: z.string().max(500).optional() }))
    .output(z.object({ items: z.array(LogItem), nextCursor: z.string().nullable() })),
  logEntry: own
    .route({ method: 'GET', path: '/auto-apply/log/{id}', summary: 'Get the exact submission of one log entry' })
    .input(One)
    .output(LogDetails),

  settings: own
    .route({ method: 'GET', path: '/auto-apply/settings', summary: 'Get caps, pause, and current usage' })
    .output(Settings),
  saveSettings: own
    .route({ method: 'POST', path: '/auto-apply/settings', summary: 'Change caps, pause, or remembering answers' })
    .input(SettingsFields)
    .output(Settings),
  stop: own
    .route({
      method: 'POST',
      path: '/auto-apply/stop',
      summary: 'Stop everything immediately; approvals are withdrawn',
    })
    .output(Settings),
  start: own.route({ method: 'POST', path: '/auto-apply/start', summary: 'Start again after a stop' }).output(Settings),
  stopAvoiding: own
    .route({ method: 'DELETE', path: '/auto-apply/avoided/{companyId}', summary: 'Stop skipping a company' })
    .input(z.object({ companyId: Id }))
    .output(Done),

  platformState: own
    .route({ method: 'GET', path: '/admin/auto-apply', summary: 'Get whether auto apply runs, for platform staff' })
    .output(z.object({ stoppedAt: Timestamp.nullable(), reason: z.string().nullable(), approved: z.number().int() })),
  setPlatform: own
    .route({ method: 'POST', path: '/admin/auto-apply', summary: 'Pause auto apply for all users, or resume it' })
    .input(z.object({ isStopped: z.boolean(), reason: typedText(300) }))
    .output(Done),
}
