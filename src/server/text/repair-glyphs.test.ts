import { expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { joinLines, wordsOf } from './join-hyphen.ts'
import { splitListSign } from './layout-lines.ts'
import { repairGlyphs, repairLigatures } from './repair-glyphs.ts'

it.each([
  ['G\u00a8ung\u00a8ore', 'Güngöre'],
  ['Ingenieurb\u00a8uro', 'Ingenieurbüro'],
  ['Jos\u00b4e', 'José'],
  ['Universit`a Lumi`ere', 'Università Lumière'],
  ['a `each` loop', 'a `each` loop'],
  ['DATA SC\u0131ENT\u0131\u017fT', 'DATA SCIENTIST'],
  ['\u0131\u015f\u0131k', '\u0131\u015f\u0131k'],
  ['\ufb01nance and o\ufb03ce', 'finance and office'],
  ['high\u00adimpact', 'high-impact'],
  ['work\u001dow, \u001cve o\u001eces and sta\u001b', 'workflow, five offices and staff'],
  ['\u2f00\u2f04', '\u4e00\u4e59'],
  ['\u2f24\u5927\u5b78\u3001\ufe11', '\u5927\u5b78\u3001'],
  ['\uf732\uf730', '20'],
  ['\u0e1b\uf710\u0e08', '\u0e1b\u0e31\u0e08'],
  ['\u0e17\u0e4d\u0e32', '\u0e17\u0e33'],
])('repairGlyphs restores %s', (drawn, text) => {
  expect(repairGlyphs(drawn)).toBe(text)
})

it.each([
  ['Pro\u0000le', 'Profile'],
  ['StackOver\ufffdow work\ufffdow', 'StackOverflow workflow'],
  ['e\u0000cient', 'efficient'],
  ['\u0e0a\u0e37\u0000\u0e2d', '\u0e0a\u0e37\u0e2d'],
])('repairLigatures restores lost letters: %#', (lost, text) => {
  expect(repairLigatures(lost)).toBe(text)
})

it('repairLigatures takes linear time', async () => {
  expect(await growthOf(20_000, (size) => 'a\ufffd'.repeat(size), repairLigatures)).toBeLessThan(NEARLY_LINEAR)
})

it.each([
  ['top 5% of submis-', 'sions', 'top 5% of submissions'],
  ['a cross-', 'functional team', 'a cross-functional team'],
  ['the data-', 'driven plan', 'the data-driven plan'],
  ['in Baden-', 'Württemberg', 'in Baden-Württemberg'],
  ['two words', 'here', 'two words here'],
  ['倉庫で荷物を', '運びました', '倉庫で荷物を運びました'],
])('joinLines asks the document whether a hyphen belongs to the word: %s %s', (text, next, whole) => {
  const words = wordsOf(['many submissions', 'it is cross-functional', 'all data is here', text])
  expect(joinLines(text, next, words)).toBe(whole)
})

it('splitListSign recognizes a sign of a symbol font without a character', () => {
  expect(splitListSign('\u0088 Built a forecast')).toEqual({ text: 'Built a forecast', isItem: true })
  expect(splitListSign('Built a forecast').isItem).toBe(false)
  expect(splitListSign('{ Built a forecast')).toEqual({ text: 'Built a forecast', isItem: true })
  expect(splitListSign('{ name } of a template').isItem).toBe(false)
})
