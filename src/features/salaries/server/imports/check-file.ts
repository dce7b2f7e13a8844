import { and, gt, isNull } from 'drizzle-orm'
import { salaryDatasets } from '#db/schema/salaries.ts'
import { readWithChoices } from '#features/import-files/server/choices.ts'
import { stagedFile } from '#features/import-files/server/import-records.ts'
import { shownReading } from '#features/import-files/server/shown-reading.ts'
import { payUnitLabels } from '#features/salary-files/table/pay-period.ts'
import type { ReadSalaries } from '#features/salary-files/table/read-salaries.ts'
import type { ReadRow } from '#features/salary-files/table/row-reader.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { longestDatasetName, type SalaryCheck, type SalaryFile } from '../../import-contract.ts'
import { conversionCounter, salaryRates } from '../import/conversions.ts'
import { readFile } from './read-file.ts'

const PER_HOUR = { points: 300, seconds: 60 * 60 }
const SHOWN = 10

export const layout = { companyId: null, kind: 'salaries' as const }

/** Previews a file with salary data: how each column and value is read, what is asked, and what an import would store. */
export async function checkSalaries(ctx: SignedIn, request: SalaryFile): Promise<SalaryCheck> {
  const { file, rates, staged, isRemembered } = await readRequest(ctx, request)
  const conversions = conversionCounter(rates)
  for (const { reading } of file.rows) if (reading.kind === 'point') conversions.add(reading.converted)
  const asked = file.rows.filter(({ reading }) => reading.kind === 'asked').length
  return {
    ...shownReading(file, {
      counts: {
        new: file.rows.length - asked,
        changed: 0,
        same: 0,
        leftOut: file.leftOut.length,
        refused: file.refused.length,
        asked,
      },
      noted: [...file.leftOut, ...file.noted],
      isRemembered,
    }),
    kind: isPublished(file) ? 'published' : 'points',
    dataset: staged.fileName.replace(/\.[a-z]{2,5}$/i, '').slice(0, longestDatasetName),
    datasets: await activeDatasets(ctx.db),
    conversions: conversions.all(),
    sample: file.rows.slice(0, SHOWN).map(sampleOf),
  }
}

const isPublished = ({ layout: key }: ReadSalaries): boolean => ['oews', 'ashe', 'figures'].includes(key)

const activeDatasets = (db: Db) =>
  db
    .select({ name: salaryDatasets.key, rows: salaryDatasets.accepted })
    .from(salaryDatasets)
    .where(and(isNull(salaryDatasets.removedAt), gt(salaryDatasets.accepted, 0)))
    .orderBy(salaryDatasets.id)
    .limit(500)

function sampleOf({ row, facts, reading }: ReadRow): SalaryCheck['sample'][number] {
  const stored = reading.kind === 'point' || reading.kind === 'published' ? reading : null
  const amount =
    stored?.kind === 'point' ? stored.point.baseSalary : stored ? (stored.point.median ?? stored.point.average) : null
  return {
    row,
    title: facts?.title ?? '',
    location: facts?.location ?? '',
    stated: facts ? statedPay(facts) : '',
    amount,
    currency: stored?.kind === 'published' ? (stored.point.currency ?? 'USD') : 'USD',
  }
}

/** '65,000 to 70,000 EUR a year', '4,200, currency not known' */
function statedPay({ amount, high, currency, unit }: NonNullable<ReadRow['facts']>): string {
  if (amount === null) return '-'
  const written = [amount, high].flatMap((one) => (one === null ? [] : [one.toLocaleString('en-US')])).join(' to ')
  const isKnown = currency !== null && currency !== 'asked'
  const period = unit === null || unit === 'asked' ? '' : payUnitLabels[unit].replace(/ \(.*$/, '')
  return [written, isKnown ? currency : '', period].filter(Boolean).join(' ')
}

/** The staged file of a staff member, read with the choices of the request, or without any with those of the last file of this layout. */
export async function readRequest(ctx: SignedIn, { fileId, sheet, ...choices }: SalaryFile) {
  await ctx.throttle.consume('salary-imports', ctx.viewer.userId, PER_HOUR)
  const staged = await stagedFile(ctx, fileId)
  const rates = await salaryRates(ctx.db)
  const params = { fileKey: staged.key, fileName: staged.fileName, sheet, rates, now: new Date() }
  const { file, isRemembered } = await readWithChoices(ctx.db, choices, {
    layout,
    read: (chosen) => readFile(ctx, { ...params, ...chosen }),
  })
  return { staged, file, rates, isRemembered }
}
