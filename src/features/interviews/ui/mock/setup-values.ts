import { z } from 'zod'
import { MockSetup } from '../../mock-contract.ts'
import { mockDefaults, questionCounts, timeLimits } from '../../mock-rules.ts'

const texts = <N extends number>(numbers: readonly N[]) => numbers.map((n) => `${n}` as const)

/** The set-up as its form holds it: numbers are texts there, and no limit has a word. */
export const SetupForm = MockSetup.omit({ jobId: true }).extend({
  count: z.enum(texts(questionCounts)),
  timeLimit: z.enum(['none', ...texts(timeLimits)]),
})
export type SetupForm = z.output<typeof SetupForm>

/** What the form begins with (INTV-13). */
export const firstSetup: z.input<typeof SetupForm> = {
  ...mockDefaults,
  count: `${mockDefaults.count}`,
  timeLimit: `${mockDefaults.timeLimit ?? 'none'}`,
  role: '',
  company: '',
}

/** The form's values as they are sent. */
export function setupOf({ count, timeLimit, ...rest }: SetupForm, jobId: string | null): MockSetup {
  const numbers = { count: Number(count), timeLimit: timeLimit === 'none' ? null : Number(timeLimit) }
  return MockSetup.parse({ ...rest, ...numbers, jobId })
}

/** Why an interview cannot be started yet; null where it can (INTV-15). */
export function missingOf({ types, levels }: Pick<z.input<typeof SetupForm>, 'types' | 'levels'>): string | null {
  if (types.length === 0 && levels.length === 0) return 'Choose at least one question type and one difficulty level.'
  if (types.length === 0) return 'Choose at least one question type.'
  return levels.length === 0 ? 'Choose at least one difficulty level.' : null
}
