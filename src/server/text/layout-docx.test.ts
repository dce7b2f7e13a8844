import { describe, expect, it } from 'vitest'
import { linesOf, textsOf } from './docx-lines.testing.ts'
import { type DocxSides, paragraph, table, writeDocx } from './docx-writer.testing.ts'
import { extractLayout } from './extract-layout.ts'

const style = (id: string, name: string, properties: string, base = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${base && `<w:basedOn w:val="${base}"/>`}${properties}</w:style>`
const styled = (id: string) => `<w:pStyle w:val="${id}"/>`

const EMPTY = '<w:p/>'

describe('layoutDocx', () => {
  const references = (...types: string[]) =>
    types.map((type) => `<w:headerReference w:type="${type}" r:id="${type}"/>`).join('')
  const page = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const edges: DocxSides['edges'] = {
    first: ['header', paragraph('Ngozi Adeyemi') + paragraph('ngozi@adeyemi.example')],
    default: ['header', paragraph('Ngozi Adeyemi')],
    even: ['header', paragraph('An even page')],
    foot: [
      'footer',
      `<w:p><w:r><w:t>Page </w:t></w:r>${page}<w:r><w:t> of 2</w:t></w:r></w:p>${paragraph('+234 803 555 0142')}`,
    ],
  }
  const section = (marks: string) =>
    `<w:sectPr>${references('default', 'even', 'first')}<w:footerReference w:type="default" r:id="foot"/>${marks}</w:sectPr>`

  it('starts with the visible page headers and footers, each text once, without page numbers', async () => {
    expect(await textsOf(paragraph('Surveyor') + section('<w:titlePg/>'), { edges })).toEqual([
      'Ngozi Adeyemi',
      'ngozi@adeyemi.example',
      '+234 803 555 0142',
      'Surveyor',
    ])
  })

  it('reads no header of first or even pages that the file has switched off', async () => {
    expect((await textsOf(paragraph('Surveyor') + section(''), { edges }))[0]).toBe('Ngozi Adeyemi')
    expect(await textsOf(section(''), { edges })).not.toContain('ngozi@adeyemi.example')
    const settings = '<w:evenAndOddHeaders/>'
    expect(await textsOf(section(''), { edges, settings })).toContain('An even page')
  })

  const shape = (content: string, x: number, y: number, width: number) =>
    `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wp:anchor><wp:positionH><wp:posOffset>${x * 12_700}</wp:posOffset></wp:positionH><wp:positionV><wp:posOffset>${y * 12_700}</wp:posOffset></wp:positionV><wp:extent cx="${width * 12_700}" cy="100"/><a:graphic><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  const contacts = ['tomas@novak.example', '+420 601 555 013', 'Brno', 'Angličtina']
    .map((text) => paragraph(text))
    .join('')

  it('reads a duplicated text box once, and a separate column before the text', async () => {
    const boxes = `<w:p>${shape(contacts, 0, 80, 160)}${shape(paragraph('Tomáš Novák'), 0, 0, 160)}</w:p>`
    const lines = await linesOf(paragraph('Praxe') + paragraph('Truhlář') + boxes)
    expect(lines.map(({ text, isSide }) => [text, isSide])).toEqual([
      ['Tomáš Novák', true],
      ['tomas@novak.example', true],
      ['+420 601 555 013', true],
      ['Brno', true],
      ['Angličtina', true],
      ['Praxe', false],
      ['Truhlář', false],
    ])
  })

  it('does not move a box with a heading, and reads boxes in the old format', async () => {
    const old = `<w:p><w:r><w:pict><v:shape style="position:absolute;margin-left:0;margin-top:4pt;width:120pt"><v:textbox><w:txbxContent>${paragraph('Praxe')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`
    expect(await textsOf(paragraph('Tomáš Novák') + old + paragraph('Truhlář'))).toEqual([
      'Tomáš Novák',
      'Praxe',
      'Truhlář',
    ])
  })

  it('reads boxes in two columns one column after the other', async () => {
    const box = (text: string, x: number, y: number, width = 200) => shape(paragraph(text), x, y, width)
    const all = [
      box('Right 2', 260, 90),
      box('Left 2', 0, 95),
      box('Left 1', 0, 50),
      box('Right 1', 260, 40),
      box('Name', 0, 0, 460),
    ]
    expect(await textsOf(`<w:p>${all.join('')}</w:p>`)).toEqual(['Name', 'Left 1', 'Left 2', 'Right 1', 'Right 2'])
  })

  it('reads years with their entry, and tools below the years after it', async () => {
    const rows = [
      [
        paragraph('03/2019 -') + paragraph('today') + paragraph('Excel • Word • SAP'),
        paragraph('Buyer') + paragraph('Sato Ltd'),
      ],
      [paragraph('2015 – 2018') + paragraph('Osaka'), paragraph('Clerk') + paragraph('Mori Ltd')],
    ]
    expect(await textsOf(table([2000, 7000], ...rows))).toEqual([
      '03/2019 - today\tBuyer',
      'Sato Ltd',
      'Excel • Word • SAP',
      '2015 – 2018\tOsaka\tClerk',
      'Mori Ltd',
    ])
  })

  it('recognizes a narrow column with cells in separate rows as a side column', async () => {
    const main = ['Experience', 'Buyer', 'Sato Ltd'].map((text) => [EMPTY, paragraph(text)])
    const side = ['mori@sato.example', 'Kyoto', 'Languages', 'Urdu'].map((text) => [paragraph(text), EMPTY])
    const { lines } = await extractLayout({
      bytes: writeDocx(table([2500, 7000], ...main, ...side)),
      extension: 'docx',
    })
    expect(lines.filter(({ isSide }) => isSide).map(({ text }) => text)).toEqual([
      'mori@sato.example',
      'Kyoto',
      'Languages',
      'Urdu',
    ])
  })

  it('reads years in one cell with the entries in the other', async () => {
    const dates = [paragraph('2019 – 2021'), '<w:p/>', '<w:p/>', paragraph('2015 – 2018')].join('')
    const entries = ['Buyer', 'Sato Ltd', 'Buys wood.', 'Clerk', 'Mori Ltd'].map((text) => paragraph(text)).join('')
    expect(await textsOf(table([2000, 7000], [dates, entries]))).toEqual([
      '2019 – 2021\tBuyer',
      'Sato Ltd',
      'Buys wood.',
      '2015 – 2018\tClerk',
      'Mori Ltd',
    ])
  })

  it('reads a table of sections as headings with the text next to them, and nested tables', async () => {
    const lines = (...texts: string[]) => texts.map((text) => paragraph(text)).join('')
    const inner = table([3000, 3000], [paragraph('English'), paragraph('C1')], [paragraph('Urdu'), paragraph('native')])
    const rows = [
      [lines('Experience'), lines('Buyer', 'Sato Ltd', 'Buys wood.')],
      [lines('Education'), lines('BSc', 'Lahore', '2011')],
      [lines('Languages'), inner],
    ]
    expect(await textsOf(table([2000, 7000], ...rows))).toEqual([
      'Experience',
      'Buyer',
      'Sato Ltd',
      'Buys wood.',
      'Education',
      'BSc',
      'Lahore',
      '2011',
      'Languages',
      'English\tC1',
      'Urdu\tnative',
    ])
  })

  it('reads a form with two pages side by side page by page, year and month as one date', async () => {
    const row = (...cells: string[]) => cells.map((text) => (text ? paragraph(text) : '<w:p/>'))
    const rows = [
      row('年', '月', '学歴', '', '年', '月', '資格'),
      row('2015', '4', '東都大学 入学', '', '2018', '7', '運転免許'),
      row('2019', '3', '東都大学 卒業', '', '2020', '1', '簿記2級'),
      row('2019', '4', '山田商店 入社', '', '', '', ''),
      row('', '', '', '', '', '', ''),
      row('', '', '以上', '', '', '', ''),
    ]
    expect(await textsOf(table([600, 400, 3000, 300, 600, 400, 3000], ...rows))).toEqual([
      '年\t月\t学歴',
      '2015年4月\t東都大学 入学',
      '2019年3月\t東都大学 卒業',
      '2019年4月\t山田商店 入社',
      '以上',
      '年\t月\t資格',
      '2018年7月\t運転免許',
      '2020年1月\t簿記2級',
    ])
  })

  it('reads the wide column of a section before a narrow one', async () => {
    const columns = '<w:sectPr><w:cols w:num="2"><w:col w:w="1600"/><w:col w:w="8000"/></w:cols></w:sectPr>'
    const body = [
      paragraph('EDUCATION'),
      '<w:p><w:r><w:br w:type="column"/><w:t>Amina Yusuf</w:t></w:r></w:p>',
      `<w:p><w:pPr>${columns}</w:pPr></w:p>`,
      paragraph('University of Ibadan'),
    ]
    expect(await textsOf(body.join(''))).toEqual(['Amina Yusuf', 'EDUCATION', 'University of Ibadan'])
  })

  it('reads content controls, links, tabs and inserted words, but nothing deleted or hidden', async () => {
    const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
    const body = [
      `<w:sdt><w:sdtContent><w:p><w:sdt><w:sdtContent>${run('Luca Rossi')}</w:sdtContent></w:sdt></w:p></w:sdtContent></w:sdt>`,
      `<w:p><w:hyperlink r:id="web">${run('my page')}</w:hyperlink></w:p>`,
      `<w:p>${run('Cuoco')}<w:r><w:tab/></w:r>${run('2019')}</w:p>`,
      `<w:p><w:del><w:r><w:delText>Cameriere</w:delText></w:r></w:del><w:ins>${run('Barista')}</w:ins>${run(' segreto', '<w:vanish/>')}</w:p>`,
    ]
    const lines = await linesOf(body.join(''), { links: { web: 'https://rossi.example' } })
    expect(lines.map(({ text }) => text)).toEqual(['Luca Rossi', 'my page', 'Cuoco\t2019', 'Barista'])
    expect(lines[1]?.links).toEqual(['https://rossi.example'])
  })

  it('recognizes headings, size, bold and capitals from styles and their parents', async () => {
    const styles = [
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>',
      style('Base', 'Base', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>'),
      style('Mine', 'Mine', '<w:rPr><w:sz w:val="30"/></w:rPr>', 'Base'),
      style('Loud', 'Loud', '<w:rPr><w:caps/></w:rPr>'),
      style('berschrift1', 'heading 1', ''),
    ].join('')
    const body = [
      paragraph('Berufserfahrung', styled('Mine')),
      paragraph('Ausbildung', styled('berschrift1')),
      paragraph('Sprachen', styled('Loud')),
      paragraph('Deutsch', `${styled('Mine')}<w:outlineLvl w:val="9"/>`, '<w:b w:val="0"/>'),
    ]
    const looks = (await linesOf(body.join(''), { styles })).map(({ kind, size, isBold }) => [kind, size, isBold])
    expect(looks).toEqual([
      ['heading', 15, true],
      ['heading', 10, false],
      ['text', 11, false],
      ['text', 15, false],
    ])
  })

  it('recognizes list items from styles and lists, and indents', async () => {
    const level = (format: string) =>
      `<w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/><w:lvlText w:val=""/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl>`
    const numbering = `<w:abstractNum w:abstractNumId="7">${level('bullet')}</w:abstractNum><w:abstractNum w:abstractNumId="8">${level('none')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>`
    const list = (id: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`
    const styles = style('Punkt', 'Punkt', `<w:pPr>${list(1)}</w:pPr>`)
    const body = [
      paragraph('Built walls', list(1)),
      paragraph('Laid floors', styled('Punkt')),
      paragraph('No sign', list(2)),
      paragraph('Not any more', `${styled('Punkt')}<w:numPr><w:numId w:val="0"/></w:numPr><w:ind w:left="200"/>`),
      paragraph('-Painted doors'),
    ]
    const lines = await linesOf(body.join(''), { styles, numbering })
    expect(lines.map(({ text, kind, x }) => [text, kind, x])).toEqual([
      ['Built walls', 'item', 18],
      ['Laid floors', 'item', 18],
      ['No sign', 'text', 0],
      ['Not any more', 'text', 10],
      ['Painted doors', 'item', 0],
    ])
  })

  it('measures white space above lines in excess of the usual', async () => {
    const spaced = (text: string, before: number) => paragraph(text, `<w:spacing w:before="${before}" w:after="80"/>`)
    const body = [
      spaced('One', 0),
      spaced('Two', 0),
      spaced('Three', 480),
      spaced('Four', 0),
      '<w:p/>',
      spaced('Five', 0),
    ]
    const gaps = (await linesOf(body.join(''))).map(({ gap }) => Math.round(gap * 10) / 10)
    expect(gaps).toEqual([2, 0, 1.8, 0, 1.2])
  })

  it('treats a border or a color of a paragraph as white space', async () => {
    const border = (value: string) => `<w:pBdr><w:bottom w:val="${value}"/></w:pBdr>`
    const shade = (fill: string) => `<w:shd w:fill="${fill}"/>`
    const marks = ['', '', '', border('single'), border('nil'), shade('DDEEFF'), shade('auto')]
    const gaps = (await linesOf(marks.map((mark) => paragraph('Kovač', mark)).join(''))).map(({ gap }) => gap)
    expect(gaps).toEqual([2, 0, 0, 0.5, 0, 0.5, 0])
  })

  it('joins a sentence that was broken manually with a tab', async () => {
    const body = [
      '<w:p><w:r><w:t>2019</w:t><w:tab/><w:t>Advice to customers about wooden floors and</w:t></w:r></w:p>',
      '<w:p><w:r><w:tab/><w:t>their care in winter</w:t></w:r></w:p>',
      '<w:p><w:r><w:tab/><w:t>Sales</w:t></w:r></w:p>',
    ]
    expect(await textsOf(body.join(''))).toEqual([
      '2019\tAdvice to customers about wooden floors and their care in winter',
      'Sales',
    ])
  })
})
