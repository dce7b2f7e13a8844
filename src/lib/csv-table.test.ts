import { describe, expect, it } from 'vitest'
import { decodeText } from './csv-decode.ts'
import { delimiterOf, readCsv } from './csv-table.ts'

const bytes = (...values: number[]) => new Uint8Array(values)

describe('the text of a file', () => {
  it('is null for an archive, an image or anything with zero bytes', () => {
    expect(decodeText(bytes(0x50, 0x4b, 3, 4, 20, 0))).toBeNull()
    expect(decodeText(bytes(0x61, 0, 0x62))).toBeNull()
  })

  it.each([
    [
      'Japanese',
      bytes(0x8e, 0x91, 0x83, 0x47, 0x83, 0x93, 0x83, 0x57, 0x83, 0x6a, 0x83, 0x41, 0x83, 0x93),
      '資エンジニアン',
    ],
    ['Cyrillic', bytes(0xc8, 0xed, 0xe6, 0xe5, 0xed, 0xe5, 0xf0, 0x3b, 0xce, 0xea, 0xeb, 0xe0, 0xe4), 'Инженер;Оклад'],
    [
      'German',
      bytes(0x47, 0x72, 0xf6, 0xdf, 0x65, 0x3b, 0x53, 0xfc, 0xdf, 0x3b, 0xe4, 0x62, 0xf6, 0x63, 0xfc, 0x64, 0xdf),
      'Größe;Süß;äböcüdß',
    ],
    ['UTF-8', new TextEncoder().encode('Müller, Zoë'), 'Müller, Zoë'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['UTF-16, low first', bytes(0xff, 0xfe, 0xfc, 0, 0x62, 0), 'üb'],
    ['UTF-16, high first', bytes(0xfe, 0xff, 0, 0xfc, 0, 0x62), 'üb'],
    ['Windows-1252', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x80), 'Müller €'],
    ['nothing', bytes(), ''],
  ])('is read from %s', (_name, file, text) => {
    expect(decodeText(file)).toBe(text)
  })
})

describe('a table', () => {
  it.each([
    ['a,b', ','],
    ['"a;x;y";b,c;d', ';'],
    ['a\tb\tc', '\t'],
    ['a|b', '|'],
    ['title', ','],
    ['\ufeffa;b\n1,2,3,4', ';'],
    ['Report of May\n\nname;pay\nIda, Ola;1,5\nSam;2,5\nMax;3', ';'],
  ])('of %j is separated by %j', (text, sign) => {
    expect(delimiterOf(text)).toBe(sign)
  })

  it('reads commas, quotes and line ends in quotes, counts rows like a spreadsheet, and skips blank ones', () => {
    const text = 'title;text\r\n"a; b";"say ""hi""\r\ntwice"\r\n\r\n;\r\nlast;x\r\n'
    expect(readCsv(text, { maxRows: 10 })).toEqual({
      header: ['title', 'text'],
      headerNumber: 1,
      rows: [
        { number: 2, cells: ['a; b', 'say "hi"\ntwice'] },
        { number: 5, cells: ['last', 'x'] },
      ],
      broken: [],
    })
  })

  it('counts a row once, however many lines its text has, and a last one that could not be read', () => {
    const text = `title,text\n"a","${'one\n'.repeat(40)}"\nb,"two\nlines"\n\n;\nc,d\ne,"open\nand on\n`
    const { rows, broken } = readCsv(text, { maxRows: 10 })
    expect(rows.map(({ number, cells }) => `${number} ${cells[0]}`)).toEqual(['2 a', '3 b', '5 ;', '6 c'])
    expect(broken).toEqual([7])
  })

  it('ends at the limit, and reports which row could not be read', () => {
    expect(readCsv('a\n1\n2\n3', { maxRows: 2 }).rows.map(({ cells }) => cells)).toEqual([['1'], ['2']])
    expect(readCsv('a,b\n1,2\n3,"open', { maxRows: 9 })).toMatchObject({ rows: [{ cells: ['1', '2'] }], broken: [3] })
    expect(readCsv('', { maxRows: 9 })).toEqual({ header: [], headerNumber: 1, rows: [], broken: [] })
  })
})

it.each([
  ['Polish', [0xa3, 0x6f, 0x9c, 0x3b, 0x77, 0x79, 0x70, 0x69, 0x73, 0x61, 0xb3], 'Łoś;wypisał'],
  ['Czech', [0x4a, 0x69, 0xf8, 0xed, 0x3b, 0x4e, 0xec, 0x6d, 0x65, 0x63], 'Jiří;Němec'],
  ['Hungarian', [0x53, 0x7a, 0xfb, 0x63, 0x73, 0x3b, 0x52, 0xf3, 0x7a, 0x73, 0x61], 'Szűcs;Rózsa'],
  ['Turkish', [0x49, 0xfe, 0xfd, 0x6b, 0x3b, 0x41, 0x79, 0xfe, 0x65], 'Işık;Ayşe'],
  ['German of an old Mac', [0x4d, 0x9f, 0x6c, 0x6c, 0x65, 0x72, 0x3b, 0x4b, 0x8a, 0x74, 0x65], 'Müller;Käte'],
  ['French', [0x4e, 0xb0, 0x20, 0x33, 0x3b, 0x66, 0xea, 0x74, 0x65, 0x3b, 0x9c, 0x75, 0x66], 'N° 3;fête;œuf'],
  ['Danish', [0x53, 0xf8, 0x72, 0x65, 0x6e, 0x3b, 0xc6, 0x72, 0xf8], 'Søren;Ærø'],
])('the letters of a %s file are found', (_name, file, text) => expect(decodeText(bytes(...file))).toBe(text))
