import { calendarFile } from '#lib/calendar-file.ts'
import type { Env } from '#server/env.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { USUAL_MINUTES } from '../../schedule-rules.ts'

const ALARM_MINUTES = 15

/** What a scheduled interview is called: by the role and company it is for, where they are known. */
export function scheduledTitle({ role, company }: ScheduledInterview['setup']): string {
  if (role) return `Mock interview: ${role}${company ? ` at ${company}` : ''}`
  return company ? `Mock interview: ${company}` : 'Mock interview'
}

/** The address at which the call is held. */
export const callAddress = (id: string): string => `/app/interview/call/${id}`

/** The interview for a calendar; a cancelled one takes its entry out again (INTV-29). */
export function calendarEntry(env: Env, interview: ScheduledInterview, madeAt: Date): string {
  const { id, scheduledDate, setup, notes, sequence, status } = interview
  const organizer = /<([^<>\s@]+@[^<>\s@]+)>\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM
  return calendarFile({
    uid: `interview-${id}`,
    begins: scheduledDate,
    minutes: setup.timeLimit ?? USUAL_MINUTES,
    title: scheduledTitle(setup),
    text: [`${setup.count} questions, by voice, in your browser.`, notes].filter(Boolean).join('\n'),
    url: env.PUBLIC_URL + callAddress(id),
    madeAt,
    sequence,
    organizer,
    isCancelled: status === 'cancelled',
    alarmMinutes: ALARM_MINUTES,
  })
}
