import { calendarFile } from '#lib/calendar-file.ts'
import type { Env } from '#server/env.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { USUAL_MINUTES } from '../../schedule-rules.ts'

const ALARM_MINUTES = 15

/** The title of a scheduled interview, with its role and company if they are known. */
export function scheduledTitle({ role, company }: ScheduledInterview['setup']): string {
  if (role) return `Mock interview: ${role}${company ? ` at ${company}` : ''}`
  return company ? `Mock interview: ${company}` : 'Mock interview'
}

/** The address of the page for the interview. */
export const callAddress = (id: string): string => `/app/interview/call/${id}`

/** The interview as a calendar file. The file of a cancelled interview removes the entry from the calendar (INTV-29). */
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
