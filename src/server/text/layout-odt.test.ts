import { describe, expect, it } from 'vitest'
import { extractLayout } from './extract-layout.ts'
import { extractText } from './extract-text.ts'
import { type OdtSides, writeOdt } from './odt-writer.testing.ts'

const layoutOf = (body: string, sides?: OdtSides) => extractLayout({ bytes: writeOdt(body, sides), extension: 'odt' })
const linesOf = async (body: string, sides?: OdtSides) => (await layoutOf(body, sides)).lines
const textsOf = async (body: string, sides?: OdtSides) => (await linesOf(body, sides)).map(({ text }) => text)
const paragraph = (text: string, style = '') => `<text:p text:style-name="${style}">${text}</text:p>`
const style = (name: string, properties: string, more = '') =>
  `<style:style style:name="${name}" style:family="paragraph" ${more}>${properties}</style:style>`

describe('layoutOdt', () => {
  const edge = (name: string, text: string, more = '') => `<style:${name} ${more}>${paragraph(text)}</style:${name}>`
  const masters = [
    `<style:master-page style:name="Standard">${edge('header', 'Ilse de Vries')}${edge('header-first', 'Not shown', 'style:display="false"')}${edge('footer', 'Page <text:page-number>1</text:page-number> of <text:page-count>2</text:page-count>')}</style:master-page>`,
    `<style:master-page style:name="Envelope">${edge('header', 'Letters only')}</style:master-page>`,
  ].join('')

  it('starts with the page headers of the layouts in use, without page numbers', async () => {
    expect(await textsOf(paragraph('Verpleegkundige'), { masters })).toEqual(['Ilse de Vries', 'Verpleegkundige'])
    const automatic = style('P1', '', 'style:master-page-name="Envelope"')
    expect(await textsOf(paragraph('Brief', 'P1'), { masters, automatic })).toEqual(['Letters only', 'Brief'])
    const both = paragraph('Verpleegkundige') + paragraph('Brief', 'P1')
    expect((await textsOf(both, { masters, automatic })).slice(0, 2)).toEqual(['Ilse de Vries', 'Letters only'])
    const next = masters.replace('"Envelope"', '"Envelope" style:next-style-name="Standard"')
    expect((await textsOf(paragraph('Brief', 'P1'), { masters: next, automatic })).slice(0, 2)).toEqual([
      'Ilse de Vries',
      'Letters only',
    ])
  })

  it('recognizes headings, size, bold, capitals and indents from styles and their parents', async () => {
    const styles = [
      '<style:default-style style:family="paragraph"><style:text-properties fo:font-size="10pt"/></style:default-style>',
      style('Base', '<style:text-properties fo:font-size="150%" fo:font-weight="bold"/>'),
      style('Loud', '<style:text-properties fo:text-transform="uppercase"/>'),
    ].join('')
    const automatic = [
      style('P1', '<style:paragraph-properties fo:margin-left="1in"/>', 'style:parent-style-name="Base"'),
      '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
    ].join('')
    const body = [
      '<text:h text:outline-level="1">Werkervaring</text:h>',
      paragraph('Ziekenhuis', 'P1'),
      paragraph('Opleiding', 'Loud'),
      paragraph('<text:span text:style-name="T1">Talen</text:span>: Frans'),
    ]
    const lines = await linesOf(body.join(''), { styles, automatic })
    expect(lines.map(({ kind, size, isBold, x }) => [kind, size, isBold, x])).toEqual([
      ['heading', 10, false, 0],
      ['text', 15, true, 72],
      ['text', 11, false, 0],
      ['text', 10, true, 0],
    ])
  })

  it('reads lists, the first paragraph of each item as the item, and no items if a list has no sign', async () => {
    const item = (content: string) => `<text:list-item>${content}</text:list-item>`
    const automatic =
      '<text:list-style style:name="L2"><text:list-level-style-number text:level="1" style:num-format=""/></text:list-style>'
    const body = [
      `<text:list text:style-name="L1">${item(`${paragraph('Built walls') + paragraph('of brick')}<text:list>${item(paragraph('and stone'))}</text:list>`)}</text:list>`,
      `<text:list text:style-name="L2">${item(paragraph('No sign'))}</text:list>`,
    ]
    const lines = await linesOf(body.join(''), { automatic })
    expect(lines.map(({ text, kind }) => [text, kind])).toEqual([
      ['Built walls', 'item'],
      ['of brick', 'text'],
      ['and stone', 'item'],
      ['No sign', 'text'],
    ])
  })

  it('reads years in a table with their entry', async () => {
    const cell = (...texts: string[]) =>
      `<table:table-cell>${texts.map((text) => paragraph(text)).join('')}</table:table-cell>`
    const rows = [
      `<table:table-header-rows><table:table-row><table:table-cell table:number-columns-spanned="2">${paragraph('Werk')}</table:table-cell><table:covered-table-cell/></table:table-row></table:table-header-rows>`,
      `<table:table-row>${cell('2015 – 2018')}${cell('Kok', 'De Haven')}</table:table-row>`,
    ]
    const columns = '<table:table-column table:number-columns-repeated="2"/>'
    expect(await textsOf(`<table:table>${columns}${rows.join('')}</table:table>`)).toEqual([
      'Werk',
      '2015 – 2018\tKok',
      'De Haven',
    ])
  })

  it('reads a text box that is a column before the text, and the words of shapes', async () => {
    const box = (content: string, y: number) =>
      `<draw:frame text:anchor-type="paragraph" svg:x="0cm" svg:y="${y}cm" svg:width="5cm"><draw:text-box>${content}</draw:text-box></draw:frame>`
    const contacts = ['ana@kovac.example', '+385 91 555 0110', 'Zagreb', 'njemački']
      .map((text) => paragraph(text))
      .join('')
    const body = [
      paragraph('Iskustvo'),
      `<text:p>${box(contacts, 4)}${box(paragraph('Ana Kovač'), 1)}Kuharica</text:p>`,
      `<text:p><draw:custom-shape>${paragraph('Vozačka dozvola')}</draw:custom-shape></text:p>`,
    ]
    expect(await textsOf(body.join(''))).toEqual([
      'Ana Kovač',
      'ana@kovac.example',
      '+385 91 555 0110',
      'Zagreb',
      'njemački',
      'Iskustvo',
      'Kuharica',
      'Vozačka dozvola',
    ])
  })

  it('reads tabs, breaks, blanks and links, but nothing deleted, remarked or hidden', async () => {
    const automatic =
      '<style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>'
    const body = [
      `<text:tracked-changes><text:changed-region>${paragraph('Deleted')}</text:changed-region></text:tracked-changes>`,
      '<text:p>Kok<text:tab/>2019<text:line-break/>De\n   Haven<text:s text:c="2"/>Delft</text:p>',
      `<text:p><text:a xlink:href="https://kok.example">my page</text:a><office:annotation>${paragraph('A remark')}</office:annotation><text:span text:style-name="T1">hidden</text:span></text:p>`,
    ]
    const lines = await linesOf(body.join(''), { automatic })
    expect(lines.map(({ text }) => text)).toEqual(['Kok\t2019', 'De Haven Delft', 'my page'])
    expect(lines[2]?.links).toEqual(['https://kok.example'])
  })

  it('reports that a file is password-protected', async () => {
    const manifest = '<manifest:manifest><manifest:encryption-data/></manifest:manifest>'
    const more = [{ name: 'META-INF/manifest.xml', content: manifest }]
    expect(await layoutOf('', { more })).toMatchObject({ state: 'locked', lines: [] })
  })
})

describe('readOdt', () => {
  it('has the words of headers, lists and cells line by line', async () => {
    const masters = `<style:master-page style:name="Standard"><style:header>${paragraph('Ilse de Vries')}</style:header></style:master-page>`
    const body = `<text:list><text:list-item>${paragraph('Built walls')}</text:list-item></text:list><table:table><table:table-row><table:table-cell>${paragraph('Frans')}</table:table-cell><table:table-cell>${paragraph('B2')}</table:table-cell></table:table-row></table:table>`
    const { text } = await extractText({ bytes: writeOdt(body, { masters }), extension: 'odt' })
    expect(text).toBe('Ilse de Vries\n\u2022 Built walls\n\nFrans\nB2')
  })
})
