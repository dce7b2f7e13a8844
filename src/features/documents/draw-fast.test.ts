import { expect, it } from 'vitest'
import { drawFast } from './draw-fast.ts'

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
const page = (defs: string, body: string) =>
  `${head}<defs>${defs}</defs><path fill="#ffffff" d="M0 0h9v9H0z"/>${body}</svg>`
const shapes = '<path id="ta" d="M0 0m1 1h2Z"/><path id="tb" d="M0 0m3 3v4Z"/>'
const lines = (count: number, changed?: number) =>
  Array.from(
    { length: count },
    (_, at) => `<g><g y="${at}"><use href="#t${at === changed ? 'b' : 'a'}"/></g></g>`,
  ).join('')

it('draws the letters of a line as one shape per color, each letter in its position', () => {
  const [drawn, ...more] = drawFast(
    page(
      shapes,
      '<g fill="#111"><use href="#ta"/><use href="#tb" x="2.5"/><use href="#ta" x="4" y="1" fill="#f00"/></g>',
    ),
  )
  expect(more).toEqual([])
  expect(drawn?.svg).not.toMatch(/<use|<defs/)
  expect(drawn?.svg).toContain(
    '<g fill="#111"><path d="M0 0m1 1h2ZM2.5 0m3 3v4Z"/><path fill="#f00" d="M4 1m1 1h2Z"/></g>',
  )
})

it.each([1, 11, 12, 23, 24, 40])(
  'splits %i lines into layers, each a whole page, with no line lost or repeated',
  (count) => {
    const layers = drawFast(page(shapes, lines(count)))
    expect(layers).toHaveLength(Math.ceil((count + 1) / 12))
    const bodies = layers.map(({ svg }) => {
      expect(svg.startsWith(head) && svg.endsWith('</svg>')).toBe(true)
      return svg.slice(head.length, -'</svg>'.length)
    })
    expect(bodies.join('')).toBe(
      `<path fill="#ffffff" d="M0 0h9v9H0z"/>${lines(count).replaceAll('<use href="#ta"/>', '<path d="M0 0m1 1h2Z"/>')}`,
    )
  },
)

it('redraws only the layers that changed', () => {
  const before = drawFast(page(shapes, lines(40)))
  const after = drawFast(page(shapes, lines(40, 15)), before)
  expect(after.map((layer, at) => layer === before[at])).toEqual([true, false, true, true])
  expect(after).toEqual(drawFast(page(shapes, lines(40, 15))))
})

it.each([
  ['a letter without a shape', page(shapes, '<use href="#tc"/>')],
  ['a letter written another way', page(shapes, '<use class="x" href="#ta"/>')],
  ['a picture without letters of ours', '<svg xmlns="http://www.w3.org/2000/svg"><circle r="3"/></svg>'],
])('returns unchanged: %s', (_, svg) => expect(drawFast(svg).map((layer) => layer.svg)).toEqual([svg]))
