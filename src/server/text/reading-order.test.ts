import { expect, it } from 'vitest'
import { toLines } from './layout-lines.ts'
import { inReadingOrder, isLeftward, type Stretch } from './reading-order.ts'

const line = (...words: [text: string, x: number][]) => words.map(([text, x]) => ({ text, x, right: x + 10 }))
const read = (words: Stretch[], isPageLeftward: boolean) =>
  inReadingOrder(words, isPageLeftward).map(({ text }) => text)

it.each([
  ['a line without such words stays as the file has it', line(['b', 10], ['a', 0]), false, ['b', 'a']],
  ['words held as they are seen', line(['حداد', 10], ['ليلى', 60]), true, ['ليلى', 'حداد']],
  ['words held as they are read', line(['ליאת', 60], ['כהן', 10]), true, ['ליאת', 'כהן']],
  [
    'a period between, from left to right',
    line(['2019', 0], ['–', 30], ['2024', 40], ['עמאן', 90]),
    true,
    ['עמאן', '2024', '–', '2019'],
  ],
  [
    'an address among them',
    line(['layla@x.example', 0], ['·', 60], ['عمّان', 90]),
    true,
    ['عمّان', '·', 'layla@x.example'],
  ],
  [
    'a name within an English line',
    line(['by', 0], ['حداد', 20], ['ليلى', 60], ['today', 90]),
    false,
    ['by', 'ليلى', 'حداد', 'today'],
  ],
])('reads %s', (_, words, isPageLeftward, wanted) => {
  expect(read(words, isPageLeftward)).toEqual(wanted)
})

it.each([
  ['ليلى Ltd', true],
  ['Layla حداد', false],
  ['', false],
])('recognizes the direction of %s', (text, wanted) => expect(isLeftward(text)).toBe(wanted))

it('starts an item at a sign at the right edge, and mirrors brackets', () => {
  const run = (text: string, left: number, y: number) => ({ text, left, right: left + 60, y, size: 10, isBold: false })
  const runs = [run('تعليم الكبار في المدينة )2012-2009(', 300, 10), run('ISTQB', 300, 60), run('-', 400, 60)]
  const lines = toLines(runs, 1, { isSide: false, words: new Set() })
  expect(lines.map(({ text, kind }) => [kind, text])).toEqual([
    ['text', 'تعليم الكبار في المدينة (2012-2009)'],
    ['item', 'ISTQB'],
  ])
})

it('ends a line of ideographs before the edge, and continues a full one', () => {
  const run = (text: string, y: number) => ({
    text,
    left: 50,
    right: 50 + text.length * 10,
    y,
    size: 10,
    isBold: false,
  })
  const runs = [
    run('倉庫の荷物を運び、棚に並べる仕事を長く担当しました。', 10),
    run('新しい棚の配置を考え、倉庫の全員が荷物を早く見付けられ', 24),
    run('るようにしました。', 38),
  ]
  const lines = toLines(runs, 1, { isSide: false, words: new Set() })
  expect(lines.map(({ text }) => text)).toEqual([
    '倉庫の荷物を運び、棚に並べる仕事を長く担当しました。',
    '新しい棚の配置を考え、倉庫の全員が荷物を早く見付けられるようにしました。',
  ])
})

it('does not join a short heading of ideographs with a list sign to the text below it', () => {
  const run = (text: string, left: number, y: number) => ({
    text,
    left,
    right: left + text.length * 10,
    y,
    size: 10,
    isBold: false,
  })
  const runs = [
    run('■職務要約', 40, 10),
    run('倉庫の荷物を運び、棚に並べる仕事を長く担当しました。', 50, 26),
    run('■スキル', 40, 56),
    run('・荷物の在庫を数え、足りない物を毎日すぐに注文すること', 50, 72),
    run('と仕入れ', 60, 86),
  ]
  const lines = toLines(runs, 1, { isSide: false, words: new Set() })
  expect(lines.map(({ text }) => text)).toEqual([
    '職務要約',
    '倉庫の荷物を運び、棚に並べる仕事を長く担当しました。',
    'スキル',
    '荷物の在庫を数え、足りない物を毎日すぐに注文することと仕入れ',
  ])
})
