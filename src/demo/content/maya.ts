import { z } from 'zod'
import { interviewOutcomes, interviewStages } from '#features/interview-logs/rules.ts'
import { StoryFields } from '#features/interview-stories/contract.ts'
import { recordOf } from '#server/content.ts'

const HoursAgo = z.number().positive()
const Answer = z.string().min(1).max(2000)

/** Maya's stories: three situations from her resume, two complete and one unfinished. */
export const mayasStories = recordOf(
  'demo/maya/stories.json',
  z.array(z.strictObject({ ...StoryFields.shape, hoursAgo: HoursAgo })).min(1),
)

const Mock = z.strictObject({
  hoursAgo: HoursAgo,
  role: z.string().min(1),
  company: z.string().min(1),
  timeLimit: z.union([z.literal(15), z.literal(30)]),
  /** A question of the bank by its key, and Maya's answer with its duration in seconds; null if she skipped it. */
  answers: z
    .array(z.strictObject({ key: z.string().min(1), seconds: z.int().positive(), text: Answer.nullable() }))
    .min(1),
})
export type MockContent = z.output<typeof Mock>

/** Mock interviews of the sample job seeker: from three weeks ago, with too short answers, to yesterday. */
export const mayasMocks = recordOf('demo/maya/mock-interviews.json', z.array(Mock).min(1))

/** Questions of the bank that Maya practiced alone: key, time, duration in seconds and answer. */
export const mayasPractice = recordOf(
  'demo/maya/practice.json',
  z.array(z.strictObject({ key: z.string().min(1), hoursAgo: HoursAgo, seconds: z.int().positive(), text: Answer })),
)

const Text = z.string().min(1).max(1000)
const Line = z.string().min(1).max(200)
const NotesByJob = z.record(Line, Text)

/** Maya's notes on jobs that she applied for, and on jobs that she saved, by the key of the job. */
export const mayasNotes = recordOf(
  'demo/maya/application-notes.json',
  z.strictObject({ applied: NotesByJob, saved: NotesByJob }),
)

/** Maya's rule for auto apply; its letter is a list of paragraphs. */
export const mayasAutoApply = recordOf(
  'demo/maya/auto-apply.json',
  z.strictObject({ name: Line, keywords: Line, coverLetter: z.array(Text).min(1) }),
)

/** Interviews that Maya logged. */
export const mayasInterviews = recordOf(
  'demo/maya/interview-logs.json',
  z.array(
    z.strictObject({
      /** The key of the job that she applied for in Tandem, or null. */
      application: Line.nullable(),
      hoursAgo: HoursAgo,
      company: Line,
      role: Line,
      stage: z.enum(interviewStages).optional(),
      /** Days from today, and a full hour of the day, so that an interview begins at a plausible time. */
      date: z.strictObject({ inDays: z.int(), hourUtc: z.int().min(0).max(23) }).optional(),
      outcome: z.enum(interviewOutcomes).optional(),
      notes: Text.optional(),
      feedback: Text.optional(),
    }),
  ),
)

const External = z.strictObject({
  title: Line,
  companyName: Line,
  location: Line,
  salaryText: Line.nullable(),
  notes: Text.nullable(),
  steps: z
    .array(
      z.strictObject({
        status: z.enum(['submitted', 'reviewing', 'interview', 'rejected']),
        daysAgo: z.number().positive(),
      }),
    )
    .min(1),
})
export type ExternalContent = z.output<typeof External>

/** External applications in Maya's tracker; the reminder and the contact are for the first. */
export const mayasTracker = recordOf(
  'demo/maya/tracker.json',
  z.strictObject({
    applications: z.array(External).min(1),
    reminder: Line,
    contact: z.strictObject({ name: Line, role: Line, email: z.email() }),
    savedSearch: Line,
  }),
)
