import { z } from 'zod'
import { MockSetup } from '../../mock-contract.ts'
import { questionCounts, timeLimits } from '../../mock-rules.ts'
import { checkPhone, checkSlot, scheduleShape } from '../schedule/schedule-values.ts'

const texts = <N extends number>(numbers: readonly N[]) => numbers.map((n) => `${n}` as const)

/** The set-up as its form holds it: numbers are texts there, and no limit has a word; with a slot where it is one by voice. */
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
