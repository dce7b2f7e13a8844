import { and, eq, inArray } from 'drizzle-orm'
import { interviews } from '#db/schema/interviews.ts'
import { applicationWithdrawn } from '#features/applications/events.ts'
import type { Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { changeInterview } from './store-change.ts'

type Withdrawn = { applicationId: string; companyId: string; userId: string }

/** A withdrawn application has no interviews: open ones are declined. */
const followWithdrawal = (ctx: Services, { applicationId, companyId, userId }: Withdrawn): Promise<void> =>
  transaction(ctx, async (tx) => {
    const isOpen = and(
      eq(interviews.applicationId, applicationId),
      inArray(interviews.status, ['proposed', 'accepted']),
    )
    const rows = await tx.db.select().from(interviews).where(isOpen).for('update')
    for (const row of rows) {
      await changeInterview(tx, row, {
        about: { applicationId, companyId, userId },
        change: { became: 'declined', by: 'candidate', wasAccepted: row.status === 'accepted' },
        set: { status: 'declined', note: 'The application was withdrawn.' },
      })
    }
  })

export const interviewSubscribers: Subscriber[] = [
  on(applicationWithdrawn, 'meetings.follow-withdrawal', followWithdrawal),
]
