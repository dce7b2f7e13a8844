import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCsv } from '#lib/csv-table.ts'
import type { Table } from './table.ts'

const folder = join(import.meta.dirname, '../../../docs/imports')

type Kind = 'applications' | 'subscribers'

export type ImportPage = {
  file: string
  /** The title, which is the name of the system. */
  system: string
  kinds: Kind[]
  /** The layouts in code blocks: a header, and sometimes made-up rows. On a page with two kinds each has one, in their order. */
  tables: Table[]
  /** What the page says of columns and of statuses. */
  columns: { name: string; readAs: string }[]
  statuses: { name: string; readAs: string }[]
  lines: number
}

/** The pages in docs/imports that describe the layouts of a system. */
export const importPages = (): ImportPage[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => pageOf(file, readFileSync(join(folder, file), 'utf8')))

/** The pages with one kind of import, without what they say of another kind. */
export const importPagesOf = (kind: Kind): ImportPage[] =>
  importPages()
    .filter(({ kinds }) => kinds.includes(kind))
    .map((page) => {
      if (page.kinds.length === 1) return page
      const tables = page.tables.filter((_, at) => page.kinds[at] === kind)
      const isOfKind = ({ name }: { name: string }) => tables.some(({ header }) => header.includes(name))
      return { ...page, tables, columns: page.columns.filter(isOfKind) }
    })

export const importsOverview = (): string => readFileSync(join(folder, 'README.md'), 'utf8')

function pageOf(file: string, text: string): ImportPage {
  const lines = text.trimEnd().split('\n')
  const kinds = lines.find((line) => line.startsWith('Imports: '))?.match(/\w+/g) ?? []
  return {
    file,
    system: (lines[0] ?? '').replace('# ', ''),
    kinds: kinds.slice(1) as Kind[],
    tables: text
      .split('```')
      .filter((block) => block.startsWith('csv\n'))
      .map((block) => tableOf(block.slice('csv\n'.length))),
    columns: rowsBelow(lines, '| Column | Read as |'),
    statuses: statusesIn(lines.find((line) => line.startsWith('Statuses: `')) ?? ''),
    lines: lines.length,
  }
}

function tableOf(csv: string): Table {
  const { header, rows } = readCsv(csv, { maxRows: 10 })
  return { format: 'csv', sheets: [''], sheet: 0, header, rows, around: [], broken: [], isCut: false }
}

/** 'Statuses: `LEAD`, `NEW` → New; `HIRED` → Accepted.' */
const statusesIn = (line: string) =>
  line
    .replace(/\.$/, '')
    .split(';')
    .flatMap((group) => {
      const [names = '', readAs = ''] = group.split('→').map((part) => part.trim())
      return quoted(names).map((name) => ({ name, readAs }))
    })

const quoted = (text: string): string[] => text.split('`').filter((_, at) => at % 2 === 1)

function rowsBelow(lines: readonly string[], heading: string): { name: string; readAs: string }[] {
  const from = lines.indexOf(heading)
  if (from < 0) return []
  const below = lines.slice(from + 2)
  return below.slice(0, below.indexOf('')).flatMap((line) => {
    const [names = '', readAs = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return quoted(names).map((name) => ({ name, readAs }))
  })
}

/** What the page says of each column of its layouts that is not so; '' if all of it is. `readAs` gives the labels of a table's columns. */
export function wrongColumns({ tables, columns }: ImportPage, readAs: (table: Table) => string[]): string[] {
  const read = tables.map((table) => ({ header: table.header, labels: readAs(table) }))
  return columns.flatMap(({ name, readAs: label }) => {
    const found = read.flatMap(({ header, labels }) => (header.includes(name) ? [labels[header.indexOf(name)]] : []))
    if (found.length === 0) return [`${name} is in no layout`]
    return found.every((one) => one === label) ? [] : [`${name} is read as ${found.join(', ')}`]
  })
}
