import { expect, it } from 'vitest'
import { extractLayout } from './extract-layout.ts'
import { pdfOfLines } from './pdf-writer.testing.ts'

const read = async (texts: readonly string[]) => {
  const lines = texts.map((text, at) => ({ x: 50, y: 700 - at * 12, text }))
  const wide = {
    x: 50,
    y: 780,
    text: 'A first line that is as wide as the page and has nothing to do with the list, as it is apart',
  }
  const { lines: read } = await extractLayout({ bytes: pdfOfLines([[wide, ...lines]]), extension: 'pdf' })
  return read.slice(1).map(({ text }) => text)
}

it('begins items of a list without signs at capital letters', async () => {
  const texts = [
    'Joined pipes for two refineries on the coast of the delta and',
    'for a power plant',
    'Planned the shifts of nine people and checked their hours each',
    'week',
    'Trained apprentices',
    'Kept the tools of the whole workshop in order',
  ]
  expect(await read(texts)).toEqual([
    `${texts[0]} ${texts[1]}`,
    `${texts[2]} ${texts[3]}`,
    'Trained apprentices',
    'Kept the tools of the whole workshop in order',
  ])
})

it('joins running text, whose lines begin with capital letters only after full stops', async () => {
  const texts = [
    'I have joined pipes for two refineries on the coast of the delta and for a power plant near',
    'Enugu. Before that, I planned the shifts of nine people, checked their hours each week, and',
    'trained apprentices in the use of all the tools of the workshop, for which I was responsible.',
  ]
  expect(await read(texts)).toEqual([texts.join(' ')])
})
