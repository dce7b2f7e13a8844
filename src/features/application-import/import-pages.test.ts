import { expect, it } from 'vitest'
import { companyLabels } from '#features/applications/rules.ts'
import { matchColumns } from '#features/import-files/fields.ts'
import { importPagesOf, wrongColumns } from '#features/import-files/import-pages.testing.ts'
import type { Table } from '#features/import-files/table.ts'
import { applicationFields, fallbackField } from './fields.ts'
import { readImportedStatus } from './read-status.ts'

const labels = new Map<string, string>(applicationFields.map(({ key, label }) => [key, label]))
const readAs = (table: Table): string[] =>
  matchColumns(table, applicationFields).map(
    (key, at) => labels.get(key ?? fallbackField(table.header[at] ?? '') ?? '') ?? 'not imported',
  )

const pages = importPagesOf('applications')

it.each(pages.map((page) => [page.file, page] as const))('reads each column as docs/imports/%s says', (_, page) => {
  expect(page.columns.length).toBeGreaterThan(2)
  expect(wrongColumns(page, readAs)).toEqual([])
})

const pagesWithStatuses = pages.filter(({ statuses }) => statuses.length > 0)

it.each(pagesWithStatuses.map((page) => [page.file, page] as const))(
  'reads each status as docs/imports/%s says',
  (_, page) => {
    const found = page.statuses.map(({ name }) => {
      const status = readImportedStatus(name)
      return { name, readAs: status === null ? 'asked' : companyLabels[status] }
    })
    expect(found).toEqual(page.statuses)
  },
)
