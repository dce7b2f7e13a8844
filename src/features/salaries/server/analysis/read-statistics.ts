import { setImmediate } from 'node:timers/promises'
import type { Db } from '#server/context.ts'
import type { SalarySearch } from '../../contract.ts'
import type { BenefitKind, DataSource } from '../../rules.ts'
import { type BaseStatistics, baseStatisticsOf, type Percentiles, percentilesOf } from './base-statistics.ts'
import { below } from './columns.ts'
import { findRows, turn } from './find-rows.ts'
import { currentColumns } from './hold-columns.ts'
import { Tally } from './tally.ts'

/** An average over those that say it, and how many they are. */
type Said = { average: number | null; count: number }
type SaidYes = { yes: number; count: number }
export type GroupRow = {
  kind: 'experience' | 'remote' | 'industry'
  value: string
  count: number
  percentiles: Percentiles
}
export type Statistics = BaseStatistics & {
  base: number
  total: number
  totals: number
  bonus: Said
  equity: Said
  pto: Said
  benefits: Record<BenefitKind, SaidYes>
  sources: Record<DataSource, number>
  groups: GroupRow[]
  /** How many earn less than the wish. */
  below: number | null
}

/** Everything that is told of the data points of a search, exactly; null where there are none. */
export async function readStatistics(db: Db, search: SalarySearch, wish: number | null): Promise<Statistics | null> {
  const columns = await currentColumns(db)
  const rows = await findRows(columns, search)
  if (rows.length === 0) return null
  const tally = new Tally(columns, rows)
  for (let at = 0; at < rows.length; at += turn) {
    if (at > 0) await setImmediate()
    tally.count(at, Math.min(at + turn, rows.length))
  }
  for (let at = 0; at < rows.length; at += turn) {
    if (at > 0) await setImmediate()
    tally.group(at, Math.min(at + turn, rows.length))
  }
  return shape(tally, wish)
}

function shape(tally: Tally, wish: number | null): Statistics {
  const { sorted, sums, counts } = tally
  const said = (name: 'bonus' | 'equity' | 'paidDays'): Said => ({
    average: counts[name] === 0 ? null : sums[name] / counts[name],
    count: counts[name],
  })
  const yesNo = (name: 'healthInsurance' | 'dental' | 'vision' | 'match401k'): SaidYes => {
    const [no, yes] = [tally.countOf(name, 'false'), tally.countOf(name, 'true')]
    return { yes, count: yes + no }
  }
  return {
    ...baseStatisticsOf(sorted),
    base: sums.base / sorted.length,
    total: sums.total / sorted.length,
    totals: counts.total,
    bonus: said('bonus'),
    equity: said('equity'),
    pto: said('paidDays'),
    benefits: {
      health_insurance: yesNo('healthInsurance'),
      dental: yesNo('dental'),
      vision: yesNo('vision'),
      '401k_match': yesNo('match401k'),
    },
    sources: { sample: tally.countOf('source', 'sample'), import: tally.countOf('source', 'import') },
    groups: tally.groups.map(({ kind, value, sorted: of }) => ({
      ...{ kind, value, count: of.length },
      percentiles: percentilesOf(of),
    })),
    below: wish === null ? null : below(sorted, wish),
  }
}
