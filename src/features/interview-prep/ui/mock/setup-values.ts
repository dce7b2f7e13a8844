import type { MockSetup } from '../../mock-contract.ts'
import { mockDefaults } from '../../mock-rules.ts'
import type { ScheduleValues } from '../schedule/schedule-values.ts'
import type { SetupForm, SetupInput } from './setup-schema.ts'

/** The default values of the form (INTV-13). */
export const firstSetup: Omit<SetupInput, keyof ScheduleValues> = {
  ...mockDefaults,
  count: `${mockDefaults.count}`,
  timeLimit: `${mockDefaults.timeLimit ?? 'none'}`,
  role: '',
  company: '',
}

/** Converts the values of the form for the request. */
export function setupOf(
  { count, timeLimit, ...rest }: Omit<SetupForm, keyof ScheduleValues>,
  jobId: string | null,
): MockSetup {
  return {
    ...rest,
    count: Number(count),
    timeLimit: timeLimit === 'none' ? null : Number(timeLimit),
    jobId,
  } as MockSetup
}

/** Why an interview cannot be started yet; null if it can (INTV-15). */
export function missingOf({ types, levels }: Pick<SetupInput, 'types' | 'levels'>): string | null {
  if (types.length === 0 && levels.length === 0) return 'Choose at least one question type and one difficulty level.'
  if (types.length === 0) return 'Choose at least one question type.'
  return levels.length === 0 ? 'Choose at least one difficulty level.' : null
}
