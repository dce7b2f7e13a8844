import type { Questions } from '#features/import-files/questions.ts'
import type { Table, TableRow } from '#features/import-files/table.ts'
import { plainWords } from '#lib/names.ts'
import type { Reading } from '../layout.ts'
import { type AsheTitle, regionIn } from './ashe.ts'
import { type Choices, choicesOf } from './choices.ts'
import { type Figures, figureKeys, isKnownMoney, yearlyFigures } from './convert.ts'
import type { SalaryFacts } from './facts.ts'
import type { SalaryField } from './fields.ts'
import { type Measure, readMeasure } from './measure.ts'
import type { Money, MoneyReader, RowMoney } from './money-reader.ts'
import { readPayUnit } from './pay-period.ts'
import { type CellOf, isNothing, locationOf, longestText, tidyCell, yearOf } from './row-parts.ts'
import type { ReadRow } from './row-reader.ts'
import type { SalaryOptions } from './salary-reader.ts'

type Params = {
  head: Pick<Table, 'header'>
  columns: readonly (SalaryField | null)[]
  /** Fields of which it is asked which column has them. */
  open: ReadonlySet<SalaryField>
  money: MoneyReader
  ashe: AsheTitle | null
  options: SalaryOptions
  questions: Questions
  titleYear: number | null
}

const refused = (column: string, reason: string): Reading => ({ kind: 'refused', column, reason })
const noFigures = (): Figures => ({
  ...{ average: null, percentile10: null, percentile25: null, median: null, percentile75: null, percentile90: null },
})
/** The row of all occupations together, in plain words. */
const TOTAL =
  /^(?:(?:grand )?total|insgesamt|gesamt|summe|all (?:occupations|jobs|employees|industries)|alle (?:berufe|berufsgruppen|beschaftigten)|ensemble|toutes (?:les )?professions|totale|todas las ocupaciones|tutte le professioni|ogolem|razem|alle beroepen|samtliga yrken|alle yrker)(?: |$)/
/** Marks of offices for figures that are too unreliable or secret. */
const SECRET = /^(?:x|f|c|u|\.\.|:|:c|:u|q|s|np|n\.?p\.?)$/i

/**
 * Reads the rows of a table with averages and percentiles of many people, which stay in their own currency. In a long table each row has one
 * figure, and a column that says which one.
 */
export class FiguresReader {
  readonly #params: Params
  readonly #choices: Choices
  readonly #hasPlace: boolean

  constructor(params: Params) {
    this.#params = params
    this.#choices = choicesOf(params.questions)
    const has = (key: SalaryField) => params.columns.includes(key)
    this.#hasPlace = params.ashe !== null || (['location', 'city', 'region', 'country'] as const).some(has)
  }

  read(row: TableRow): ReadRow {
    const { options, titleYear } = this.#params
    const cell: CellOf = (key) => tidyCell(row.cells[this.#at(key)])
    const asked = new Set<string>(this.#params.open)
    const [title, written] = this.#about(cell)
    const isTotal = !this.#params.ashe && TOTAL.test(plainWords(title))
    const location = this.#hasPlace || isTotal ? written : this.#choices.place(asked, this.#params.open.has('location'))
    const stating: RowMoney = {
      currency: cell('currency'),
      period: cell('period') || (readPayUnit(cell('measure')) === null ? '' : cell('measure')),
      country: () => (location === '' ? null : options.countryOf(location)),
    }
    const isLong = this.#at('measure') >= 0 && this.#at('amount') >= 0
    const measure = isLong ? readMeasure(cell('measure')) : null
    const isSecret = SECRET.test(cell('flag'))
    const { figures, unreadable } =
      (isLong && measure === null) || isSecret
        ? { figures: noFigures(), unreadable: null }
        : this.#figures(cell, { stating, measure })
    const main = figures.median ?? figures.average ?? figureKeys.map((key) => figures[key]).find(Boolean) ?? null
    const facts: SalaryFacts = {
      ...{ title, location, bonus: null, company: cell('company'), level: cell('level') },
      ...{ amount: main?.amount ?? null, high: null, currency: main?.currency ?? null, unit: main?.unit ?? null },
      year: yearOf(cell('year'), Number(options.today.slice(0, 4))) ?? titleYear,
    }
    const done = (reading: ReadRow['reading']): ReadRow => ({ row: row.number, facts, reading, notes: [] })
    if (isTotal) return done({ kind: 'left-out', reason: `${title.slice(0, 60)}: is the total of all jobs` })
    if (isLong && measure === null)
      return done({ kind: 'left-out', reason: `${cell('measure').slice(0, 60)}: is no pay` })
    if (isSecret && main === null)
      return done(refused(this.#nameOf('flag'), `'${cell('flag')}': the figure is not given`))
    if (unreadable)
      return done(refused(this.#nameOf(unreadable), `'${cell(unreadable).slice(0, 40)}' is not an amount`))
    return done(this.#reading(facts, { figures, main, cell, asked }))
  }

  #at(key: SalaryField): number {
    return this.#params.columns.indexOf(key)
  }

  #nameOf(key: SalaryField): string {
    return this.#params.head.header[this.#at(key)] ?? ''
  }

  /** The occupation and the area. A table of places has the places where others have occupations. */
  #about(cell: CellOf): [title: string, location: string] {
    const { ashe } = this.#params
    const name = isNothing(cell('title')) ? '' : cell('title')
    const place = locationOf(cell)
    if (!ashe) return [name, place]
    const all = `All: ${ashe.people}`
    if (ashe.isByPlace) return [all, name]
    const region = regionIn(name)
    return region ? [region.rest || all, region.region] : [name, place || ashe.area]
  }

  #figures(cell: CellOf, { stating, measure }: { stating: RowMoney; measure: Measure | null }) {
    const figures = noFigures()
    let unreadable: SalaryField | null = null
    for (const key of measure === null ? figureKeys : [measure]) {
      const column: SalaryField = measure === null ? key : 'amount'
      const found = this.#params.money.read(this.#at(column), cell(column), stating)
      if (found === 'unreadable') unreadable ??= column
      else figures[key] = found
    }
    return { figures, unreadable }
  }

  #reading(
    { title, location }: SalaryFacts,
    { figures, main, cell, asked }: { figures: Figures; main: Money | null; cell: CellOf; asked: Set<string> },
  ): ReadRow['reading'] {
    if (this.#at('title') < 0) asked.add('title')
    else if (title === '') return refused(this.#nameOf('title'), 'is empty')
    if (title.length > longestText || location.length > longestText)
      return refused(this.#nameOf('title'), `is longer than ${longestText} characters`)
    if (main === null) return refused(this.#nameOf('median') || this.#nameOf('average'), 'has no figure')
    if (location === '' && !asked.has('location')) return refused(this.#nameOf('location'), 'has no place')
    if (main.currency === 'asked') asked.add('currency')
    if (main.unit === 'asked') asked.add('period')
    if (asked.size > 0) return { kind: 'asked', open: [...asked] }
    if (!isKnownMoney(main)) return { kind: 'left-out', reason: 'left out, by the answer about its pay' }
    const yearly = yearlyFigures(figures, main)
    if (yearly === 'contrary') return refused(this.#nameOf('median'), "has percentiles that don't increase")
    const people = this.#params.money.count(this.#at('people'), cell('people'))
    const employment = people === null ? null : Math.min(2_000_000_000, Math.round(people))
    return {
      kind: 'published',
      point: { occupation: title, area: location, employment, ...yearly, currency: main.currency },
    }
  }
}
