import { desc, eq } from 'drizzle-orm'
import { autoApplyAnswers } from '#db/schema/auto-apply.ts'
import { profiles } from '#db/schema/profiles.ts'
import { listResumes } from '#features/documents/server/queries.ts'
import type { SignedIn } from '#server/context.ts'
import type { ApplicantData } from '../plan-submission.ts'

/** The data for submissions: contact details, resumes, answer bank. */
export async function readApplicantData({ db, viewer }: SignedIn): Promise<ApplicantData> {
  // one after the other, because this is also called inside transactions, which have one connection
  const resumes = await listResumes(db, viewer.userId)
  const bank = await db
    .select()
    .from(autoApplyAnswers)
    .where(eq(autoApplyAnswers.userId, viewer.userId))
    .orderBy(desc(autoApplyAnswers.updatedAt))
  const [profile] = await db.select({ phone: profiles.phone }).from(profiles).where(eq(profiles.userId, viewer.userId))
  return {
    details: { fullName: viewer.name, email: viewer.email, phone: profile?.phone?.trim() ?? '' },
    resumes,
    bank: bank.map(({ answer, ...row }) => ({ ...row, value: answer.value })),
  }
}
