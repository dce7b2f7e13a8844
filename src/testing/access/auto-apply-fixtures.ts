import {
  autoApplyAnswers,
  autoApplyEntries,
  autoApplyLog,
  autoApplyRules,
  autoApplySettings,
} from '#db/schema/auto-apply.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import type { TestProduct } from '../product.ts'
import { type SeekerName, seekers } from './callers.ts'
import { canary } from './canaries.ts'
import type { Fixtures } from './seeker-fixtures.ts'

type Everyone = {
  who: Record<SeekerName, { id: string }>
  fixtures: Record<SeekerName, Fixtures>
  posting: { openJob: { id: string }; job: { id: string } }
}

/** Auto apply of each seeker: a rule, a waiting entry, an approved one, a stored answer and a log entry. */
export async function createAutoApply(db: TestProduct['db'], { who, fixtures: all, posting }: Everyone): Promise<void> {
  const [openJobId, appliedJobId] = [posting.openJob.id, posting.job.id]
  const each = <T>(row: (seeker: { userId: string; fixtures: Fixtures; note: string }) => T): T[] =>
    seekers.map((name) => row({ userId: who[name].id, fixtures: all[name], note: canary('applicationNote', name) }))
  await db.insert(autoApplySettings).values(each(({ userId }) => ({ userId })))
  await db.insert(autoApplyRules).values(
    each(({ userId, fixtures, note }) => ({
      id: fixtures.ruleId,
      userId,
      name: note,
      keywords: note,
      coverLetter: note,
    })),
  )
  await db.insert(autoApplyEntries).values(
    each(({ userId, fixtures, note }) => ({
      id: fixtures.entryId,
      userId,
      jobId: openJobId,
      ruleId: fixtures.ruleId,
      coverLetter: note,
    })),
  )
  await db.insert(autoApplyEntries).values(
    each(({ userId, fixtures, note }) => ({
      id: fixtures.approvedId,
      userId,
      jobId: appliedJobId,
      state: 'approved' as const,
      approved: { coverLetter: note },
      approvedBy: 'person' as const,
      sendAt: new Date('2099-01-01'),
    })),
  )
  const question = { questionType: 'text' as const, label: 'Tools', key: 'tools', source: 'typed' as const }
  await db.insert(autoApplyAnswers).values(
    each(({ userId, fixtures, note }) => ({
      ...question,
      id: fixtures.storedAnswerId,
      userId,
      answer: { value: note },
    })),
  )
  await db.insert(autoApplyLog).values(
    each(({ userId, fixtures, note }) => ({
      id: fixtures.logId,
      userId,
      jobId: newId(),
      applicationId: newId(),
      outcome: 'sent' as const,
      jobTitle: note,
      companyName: 'Northwind',
      submission: submissionOf(note),
    })),
  )
}

const submissionOf = (note: string) => ({
  details: applicantDetails({ fullName: 'Maya' }),
  resume: null,
  coverLetter: note,
  answers: [],
  rule: null,
  match: null,
  approvedBy: 'person',
})
