import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { salaryData, salaryDatasets } from '#db/schema/salaries.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { importFile } from './import-file.ts'

let product: TestProduct
let folder: string
beforeEach(async () => {
  product = await testProduct()
  folder = mkdtempSync(join(tmpdir(), 'tandem-salaries-'))
})
afterEach(async () => {
  await product.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (text: string | Buffer, name = 'pay.csv') => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const points = async () => (await product.db.select().from(salaryData)).filter(({ source }) => source === 'import')
const imported = async () => (await product.db.select().from(salaryDatasets)).filter(({ key }) => key === 'pay')

it('the command stores nothing while questions are open, and converts with their answers', async () => {
  const path = write('Stelle;Ort;Jahresgehalt\nPfleger;Bremen;48.000\nÄrztin;Bremen;96.000\n')
  const first = await importFile(product, { path, dataset: 'pay' })
  expect(first).toMatchObject({ isDry: true, layout: 'table', openQuestions: 1, accepted: 2 })
  expect(await imported()).toEqual([])
  const answers = { [first.questions[0]?.id ?? '']: 'EUR' }
  expect(await importFile(product, { path, dataset: 'pay', answers, isDry: true })).toMatchObject({ isDry: true })
  expect(await imported()).toEqual([])
  const second = await importFile(product, { path, dataset: 'pay', answers })
  expect(second).toMatchObject({ isDry: false, accepted: 2, conversions: [{ currency: 'EUR', rows: 2 }] })
  expect((await points()).map(({ originalAmount }) => originalAmount).sort()).toEqual([48_000, 96_000])
  expect(await importFile(product, { path, dataset: 'pay', answers })).toMatchObject({ isUnchanged: true })
})

it('the command asks which column has the titles, and takes the answer or a chosen column', async () => {
  const path = write('Wer;Ort;Jahresgehalt (EUR)\nPfleger;Bremen;48.000\n')
  const first = await importFile(product, { path, dataset: 'pay' })
  expect(first).toMatchObject({ isDry: true, openQuestions: 1, questions: [{ kind: 'column' }] })
  const answers = { [first.questions[0]?.id ?? '']: '0' }
  expect(await importFile(product, { path, dataset: 'pay', answers })).toMatchObject({ isDry: false, accepted: 1 })
  const columns = { 0: 'title' }
  expect(await importFile(product, { path, dataset: 'pay', columns })).toMatchObject({ isDry: false, accepted: 1 })
})

it('a file above ten megabytes is read line by line, in its own encoding', async () => {
  const row = (n: number) => `Pflegekraft für Ältere;Köln;${40_000 + n};EUR;${'x'.repeat(400)}`
  const lines = [
    'Gehälter 2026;;;;',
    '',
    'Stelle;Ort;Jahresgehalt;Währung;Bemerkung',
    ...Array.from({ length: 25_000 }, (_, n) => row(n)),
  ]
  const path = write(Buffer.from(lines.join('\r\n'), 'latin1'))
  const result = await importFile(product, { path, dataset: 'pay' })
  expect(result).toMatchObject({ isDry: false, layout: 'table', accepted: 25_000, refused: 0 })
  const { count } = await product.as(null).salaries.analyze({ jobTitle: 'ältere', location: 'köln' })
  expect(count).toBe(25_000)
})
