import type { StoredSetQuestion } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { appendQuestions } from '../append-questions.ts'
import { loadPosting, lockPosting } from '../load-posting.ts'
import { readRequirements } from '../requirement-rows.ts'
import { lockSet, readableSet } from './load-set.ts'

type Source = { kind: 'set' | 'job'; id: string }

/** Adds the questions of a set, or of another job of the same company, after the job's own. */
export function insertQuestions(ctx: SignedIn, { jobId, from }: { jobId: string; from: Source }) {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, jobId)
    const source = from.kind === 'set' ? await ofSet(tx, from.id) : await ofJob(tx, from.id)
    // staff manage jobs of every company: questions must not cross companies
    if (source.companyId !== job.companyId) throw new DomainError('NOT_FOUND')
    return appendQuestions(tx, job, source.questions)
  })
}

type Read = { companyId: string; questions: StoredSetQuestion[] }

async function ofSet(tx: SignedIn, id: string): Promise<Read> {
  const set = await lockSet(tx, id)
  return { companyId: set.companyId, questions: readableSet(set).questions }
}

async function ofJob(tx: SignedIn, id: string): Promise<Read> {
  const { job } = await loadPosting(tx, id)
  return { companyId: job.companyId, questions: await readRequirements(tx.db, id) }
}
