import { z } from 'zod'
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
