import { interviewInterviewers, interviews, interviewTimes } from '#db/schema/interviews.ts'
import { applicationMessages, messageTemplates } from '#db/schema/messages.ts'
import { DAY_MS, instantAt, isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { interviewInvitations, messages, messageTemplates as templates } from './content/fernway-messages.ts'
import { hoursAgo, idOf } from './keys.ts'

const JOB = 'claims-data-analyst-fernway'
const ZONE = 'America/Los_Angeles'
const applicationOf = (seeker: string) => idOf('application', `${seeker}-${JOB}`)

/**
 * Messages between the demo company and two candidates, the times that it proposes to one, and the interview that it has with the other.
 */
export async function seedTalks(db: Db, { now }: { now: Date }): Promise<void> {
  const companyId = idOf('company', 'fernway')
  await db.insert(messageTemplates).values(
    templates().map(({ key, ...template }) => ({
      id: idOf('talk', `template ${key}`),
      companyId,
      ...template,
      updatedAt: now,
    })),
  )
  await db.insert(applicationMessages).values(
    messages().map(({ seeker, by, subject, body, agoHours }, at) => ({
      id: idOf('talk', `message ${at}`),
      applicationId: applicationOf(seeker),
      side: by ? ('company' as const) : ('candidate' as const),
      authorId: idOf('user', by ?? seeker),
      subject,
      body,
      mailState: by ? ('sent' as const) : null,
      createdAt: hoursAgo(now, agoHours),
    })),
  )
  const video = { kind: 'video' as const, minutes: 45, timeZone: ZONE, place: 'https://meet.example/fernway-claims' }
  const [proposed, accepted] = [idOf('talk', 'proposed'), idOf('talk', 'accepted')]
  const [first, second, third] = weekdays(now).map((day, at) =>
    instantAt(`${day}T${at === 1 ? '14:30' : '10:00'}`, ZONE),
  )
  if (!first || !second || !third) return
  const proposedBy = idOf('user', 'hannah-cole')
  await db.insert(interviews).values([
    {
      ...{
        ...video,
        id: proposed,
        proposedBy,
        applicationId: applicationOf('maya-okafor'),
        createdAt: hoursAgo(now, 20),
      },
      message: interviewInvitations()['maya-okafor'],
    },
    {
      ...{
        ...video,
        id: accepted,
        proposedBy,
        applicationId: applicationOf('ravi-krishnan'),
        createdAt: hoursAgo(now, 60),
      },
      message: interviewInvitations()['ravi-krishnan'],
      status: 'accepted',
      startsAt: first,
      sequence: 1,
      remindedAt: now,
    },
  ])
  const offered = [first, second, third].map((startsAt) => ({ interviewId: proposed, startsAt }))
  await db.insert(interviewTimes).values([...offered, { interviewId: accepted, startsAt: first }])
  const holders = [proposed, accepted].map((interviewId) => ({ interviewId, userId: idOf('user', 'noor-patel') }))
  await db.insert(interviewInterviewers).values(holders)
}

/** Three future working days. */
function weekdays(now: Date): string[] {
  const days = Array.from({ length: 8 }, (_, ahead) => new Date(now.getTime() + (ahead + 2) * DAY_MS))
  return days
    .map((day) => isoDay(day, ZONE))
    .filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .slice(0, 3)
}
