import { describe, expect, it } from 'vitest'
import { linesOf, textsOf } from './docx-lines.testing.ts'
import { paragraph, table, writeDocx } from './docx-writer.testing.ts'
import { extractText } from './extract-text.ts'

describe('readDocx', () => {
  it('has the words of headers and text boxes as well', async () => {
    const box = `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('Forklift licence')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`
    const body = `${box}${paragraph('Storekeeper')}<w:sectPr><w:headerReference w:type="default" r:id="top"/></w:sectPr>`
    const bytes = writeDocx(body, { edges: { top: ['header', paragraph('Kofi Mensah')] } })
    const { text } = await extractText({ bytes, extension: 'docx' })
    expect(text.split(/\n+/)).toEqual(['Kofi Mensah', 'Forklift licence', 'Storekeeper'])
  })

  it('reads the rows of a table of works one by one, each with its period first', async () => {
    const head = ['期間', '業務内容', '環境'].map((text) => paragraph(text))
    const row = [
      ['2018年4月', '～', '2019年2月'],
      ['在庫システム', '画面の設計をしました。', '・試験'],
      ['Java', 'SQL', 'Linux'],
    ].map((cell) => cell.map((text) => paragraph(text)).join(''))
    const lines = await linesOf(table([1500, 4000, 2000], head, row))
    expect(lines.map(({ text, isSide }) => [text, isSide])).toEqual([
      ['期間\t業務内容\t環境', false],
      ['2018年4月 ～ 2019年2月\t在庫システム', false],
      ['画面の設計をしました。', false],
      ['試験', false],
      ['Java, SQL, Linux', false],
    ])
    expect(lines[3]?.kind).toBe('item')
  })

  it('reads the employer above the period before the work done there', async () => {
    const row = [
      ['みなと倉庫株式会社', '平成２２年１２月', '～', '平成２５年４月'],
      ['荷物を運びました。', '・棚卸', '・接客'],
    ].map((cell) => cell.map((text) => paragraph(text)).join(''))
    const names = ['会社名・期間', '業務内容'].map((text) => paragraph(text))
    const texts = await textsOf(table([2000, 6000], [paragraph('職歴'), ''], names, row))
    expect(texts.slice(2)).toEqual([
      'みなと倉庫株式会社',
      '平成２２年１２月 ～ 平成２５年４月',
      '荷物を運びました。',
      '棚卸',
      '接客',
    ])
  })
})
