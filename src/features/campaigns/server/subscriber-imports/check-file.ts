import type { RowProblem } from '#features/import-files/contract.ts'
import { type ImportChoices, readWithChoices } from '#features/import-files/server/choices.ts'
import { stagedFile } from '#features/import-files/server/import-records.ts'
import { shownReading } from '#features/import-files/server/shown-reading.ts'
import type { SignedIn } from '#server/context.ts'
import { isAboutFile } from '../../imports/leaver-signs.ts'
import type { LeftReason } from '../../imports/leaver-words.ts'
import type { SubscriberCheck, SubscriberFile } from '../../subscriber-import-contract.ts'
import { isDecided, type PlannedPerson, planPeople, uniquePeople } from './plan-people.ts'
import { readFile } from './read-file.ts'

const PER_HOUR = { points: 300, seconds: 60 * 60 }
const SHOWN = 10

/** Previews a list: how each column and value is read, what is asked, and what an import would do. Stores nothing. */
export async function checkSubscribers(ctx: SignedIn, request: SubscriberFile): Promise<SubscriberCheck> {
  const { file, planned, asked, leftOut, isRemembered } = await readRequest(ctx, request)
  const count = (change: PlannedPerson['change']) => planned.filter((one) => one.change === change).length
  return {
    ...shownReading(file, {
      counts: {
        new: count('new'),
        changed: count('changed') + count('ended'),
        same: count('same'),
        leftOut: leftOut.length,
        refused: file.refused.length,
        asked,
      },
      noted: leftOut,
      isRemembered,
    }),
    left: count('ended') + count('kept_off'),
    ended: count('ended'),
    keptOff: planned.filter((one) => one.change === 'kept_off' && !one.known).length,
    sample: planned.slice(0, SHOWN).map(({ person, change }) => ({
      ...{ row: person.row, change, email: person.email, name: person.name, tags: person.tags },
      isActive: person.state === 'active',
      reason: person.reason,
      subscribedOn: person.subscribedOn,
      leftOn: person.leftOn,
    })),
  }
}

const why: Record<LeftReason, string> = {
  complained: 'complained about spam',
  bounced: 'bounced',
  cleaned: 'was cleaned from the list',
  unsubscribed: 'unsubscribed',
  unconfirmed: 'never confirmed',
  'never agreed': 'never agreed',
}

/** Rows that add no subscriber, and why. */
export const leftOutRows = (planned: readonly PlannedPerson[]): RowProblem[] =>
  planned.flatMap((one): RowProblem[] => {
    const { row, reason } = one.person
    if (one.change === 'kept') return [{ row, column: '', reason: one.reason }]
    if (one.change !== 'kept_off') return []
    return [{ row, column: '', reason: `${reason ? why[reason] : 'left the other list'}: is not emailed` }]
  })

/** The staged file of a staff member, read with the choices of the request, or without any with those of the last file of this layout. */
export async function readRequest(ctx: SignedIn, { fileId, sheet, ...choices }: SubscriberFile) {
  await ctx.throttle.consume('subscriber-imports', ctx.viewer.userId, PER_HOUR)
  const staged = await stagedFile(ctx, fileId)
  const params = { fileKey: staged.key, fileName: staged.fileName, sheet, now: new Date() }
  const { file, isRemembered } = await readWithChoices(ctx.db, choices, {
    layout,
    read: (chosen) => readFile(ctx, { ...params, ...chosen }),
  })
  const { people, repeated } = uniquePeople(file.people)
  const planned = await planPeople(ctx.db, people.filter(isDecided))
  return {
    staged,
    file,
    planned,
    asked: people.length - planned.length,
    repeatedRows: repeated.length,
    leftOut: [...repeated, ...leftOutRows(planned)].sort((a, b) => a.row - b.row),
    isRemembered,
  }
}

export const layout = { companyId: null, kind: 'subscribers' as const }

/** The choices that also fit the next file with these columns: not those about all people of one file. */
export const choicesToKeep = ({ columns, answers }: ImportChoices): ImportChoices => ({
  columns,
  answers: Object.fromEntries(Object.entries(answers).filter(([id]) => !isAboutFile(id))),
})
