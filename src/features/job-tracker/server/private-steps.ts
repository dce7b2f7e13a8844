import { and, asc, eq } from 'drizzle-orm'
import { applicationContacts as contacts, applicationReminders as reminders } from '#db/schema/job-tracker.ts'
import type { Db } from '#server/context.ts'
import type { TimelineStep } from '../shapes.ts'

/** The application that reminders and contacts belong to, of either kind. */
export type About = { applicationId: string } | { externalId: string }

export const isAbout = (table: typeof reminders | typeof contacts, about: About) =>
  'applicationId' in about ? eq(table.applicationId, about.applicationId) : eq(table.externalId, about.externalId)

/** The applicant's own reminders, contacts and notes, for their timeline only. */
export async function readPrivateSteps(
  db: Db,
  { userId, about, notesAt }: { userId: string; about: About; notesAt: Date | null },
): Promise<TimelineStep[]> {
  const [planned, people] = await Promise.all([
    db
      .select({ at: reminders.dueAt, text: reminders.note, doneAt: reminders.doneAt })
      .from(reminders)
      .where(and(eq(reminders.userId, userId), isAbout(reminders, about)))
      .orderBy(asc(reminders.dueAt)),
    db
      .select({ at: contacts.createdAt, name: contacts.name })
      .from(contacts)
      .where(and(eq(contacts.userId, userId), isAbout(contacts, about))),
  ])
  return [
    ...planned.map(({ at, text, doneAt }) => ({ kind: 'reminder' as const, at, text, isDone: doneAt !== null })),
    ...people.map((person) => ({ kind: 'contact' as const, ...person })),
    ...(notesAt ? [{ kind: 'note' as const, at: notesAt }] : []),
  ]
}

export const inOrder = (steps: TimelineStep[]): TimelineStep[] =>
  steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
