import { namedUuid } from './content/random.ts'

/** Ids of the sample rows: the same on every machine, so that a link to a row can be shared. */
export const idOf = (
  kind:
    | 'user'
    | 'company'
    | 'job'
    | 'question'
    | 'requirement set'
    | 'resume'
    | 'letter'
    | 'file'
    | 'application'
    | 'stage'
    | 'attribute'
    | 'scorecard'
    | 'note'
    | 'rule'
    | 'entry'
    | 'talk'
    | 'appointment'
    | 'plan'
    | 'campaign'
    | 'article',
  key: string,
) => namedUuid(`${kind}:${key}`)

const HOUR = 60 * 60 * 1000

export const hoursAgo = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR)
export const daysAgo = (now: Date, days: number) => hoursAgo(now, days * 24)

/** Inserts rows in chunks of a few hundred, because PostgreSQL accepts at most 65,535 parameters in a statement. */
export async function inChunks<T>(rows: T[], size: number, insert: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += size) await insert(rows.slice(i, i + size))
}
