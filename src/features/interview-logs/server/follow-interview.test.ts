import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { interviewLogs } from '#db/schema/interview-logs.ts'
import { events } from '#db/schema/operations.ts'
import { openConversation, product, world } from '#features/messages/server/conversation.testing.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { interviewLogSubscribers } from './follow-application.ts'
import { interviewFollowSubscribers } from './follow-interview.ts'

openConversation()

const inDays = (days: number) => `${isoDay(new Date(Date.now() + days * DAY_MS))}T09:30`
const at = (days: number) => new Date(`${inDays(days)}:00Z`)
const company = () => product.as(world.recruiter.id).interviews
const done = new Set<string>()
/** Runs the subscribers twice on each event that was not processed yet. */
async function follow(): Promise<void> {
  for (const event of await product.db.select().from(events).orderBy(events.id)) {
    if (done.has(event.id)) continue
    done.add(event.id)
    const all = [...interviewLogSubscribers, ...interviewFollowSubscribers]
    for (const one of all.filter(({ eventName }) => eventName === event.name)) {
      for (const _ of [1, 2])
        await one.handle(product.services, event.payload, { eventId: event.id, occurredAt: new Date() })
    }
  }
}
async function agreed() {
  const proposal = {
    ...{ kind: 'phone' as const, minutes: 30, timeZone: 'UTC', place: '', message: '' },
    ...{ starts: [inDays(5)], interviewers: [], setInterview: true },
  }
  const id = newId()
  await company().propose({ id, applicationId: world.applicationId, proposal })
  await follow()
  await product.as(world.candidate.id).interviews.accept({ id, sequence: 0, startsAt: at(5) })
  return id
}
const dates = async () => {
  const rows = await product.db.select().from(interviewLogs).where(eq(interviewLogs.userId, world.candidate.id))
  return rows.map(({ interviewDate }) => interviewDate)
}

it('copies the date of the interview to the log, and updates it when the interview is moved', async () => {
  const id = await agreed()
  expect(await dates()).toEqual([null])
  await follow()
  expect(await dates()).toEqual([at(5)])
  await company().move({ id, sequence: 1, start: inDays(6), timeZone: 'UTC', note: '' })
  await follow()
  expect(await dates()).toEqual([at(6)])
})

it('preserves a date that the job seeker entered, and creates no log', async () => {
  await agreed()
  await product.db
    .update(interviewLogs)
    .set({ interviewDate: at(9) })
    .where(eq(interviewLogs.userId, world.candidate.id))
  await follow()
  expect(await dates()).toEqual([at(9)])
  await product.db.delete(interviewLogs).where(eq(interviewLogs.userId, world.candidate.id))
  await company().list(world)
  await follow()
  expect(await dates()).toEqual([])
})
