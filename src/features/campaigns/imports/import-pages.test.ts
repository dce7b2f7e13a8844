import { expect, it } from 'vitest'
import { importPagesOf, wrongColumns } from '#features/import-files/import-pages.testing.ts'
import type { Table } from '#features/import-files/table.ts'
import { subscriberFields } from './fields.ts'
import { readSubscribers } from './read-subscribers.ts'

const labels = new Map<string, string>(subscriberFields.map(({ key, label }) => [key, label]))

function readFile(table: Table) {
  const read = readSubscribers(table, { fileName: 'list.csv', today: '2026-11-30' })
  if (read === 'FILE_INVALID') throw new Error('no column of addresses')
  return read
}

function readAs(table: Table): string[] {
  return readFile(table).columns.map(({ field }) => labels.get(field ?? '') ?? 'not imported')
}

const pages = importPagesOf('subscribers')

it.each(pages.map((page) => [page.file, page] as const))('reads each column as docs/imports/%s says', (_, page) => {
  expect(page.columns.length).toBeGreaterThan(1)
  expect(wrongColumns(page, readAs)).toEqual([])
})

it('finds the system of a list whose attributes are JSON objects', () => {
  const [table] = pages.find(({ system }) => system === 'listmonk')?.tables ?? []
  const { file, header } = readFile(table!)
  expect(header).toContain('attributes.city')
  expect(file.system).toBe('listmonk')
})
