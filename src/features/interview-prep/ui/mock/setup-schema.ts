import { z } from 'zod'
import { MockSetup } from '../../mock-contract.ts'
import { questionCounts, timeLimits } from '../../mock-rules.ts'
import { checkPhone, checkSlot, scheduleShape } from '../schedule/schedule-values.ts'

const texts = <N extends number>(numbers: readonly N[]) => numbers.map((n) => `${n}` as const)

/** The values of the set-up form: numbers are strings, 'none' means no time limit, and a voice interview has a slot. */
export const SetupForm = MockSetup.omit({ jobId: true })
  .extend({ count: z.enum(texts(questionCounts)), timeLimit: z.enum(['none', ...texts(timeLimits)]) })
  .extend(scheduleShape)
  .superRefine((values, ctx) => {
    if (values.mode !== 'audio') return
    checkPhone(values, ctx)
    checkSlot(values, ctx)
  })
export type SetupForm = z.output<typeof SetupForm>
export type SetupInput = z.input<typeof SetupForm>
