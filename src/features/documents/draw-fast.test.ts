import { expect, it } from 'vitest'
import { drawFast } from './draw-fast.ts'

const page = (defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs>${defs}</defs><path fill="#ffffff" d="M0 0h9v9H0z"/>${body}</svg>`
const shapes = '<path id="ta" d="M0 0m1 1h2Z"/><path id="tb" d="M0 0m3 3v4Z"/>'

it('draws the letters of a line as one shape a colour, each at its place', () => {
  const drawn = drawFast(
    page(
      shapes,
      '<g fill="#111"><use href="#ta"/><use href="#tb" x="2.5"/><use href="#ta" x="4" y="1" fill="#f00"/></g>',
    ),
  )
  expect(drawn).not.toMatch(/<use|<defs/)
  expect(drawn).toContain('<g fill="#111"><path d="M0 0m1 1h2ZM2.5 0m3 3v4Z"/><path fill="#f00" d="M4 1m1 1h2Z"/></g>')
})

it.each([
  ['a letter without a shape', page(shapes, '<use href="#tc"/>')],
  ['a letter written another way', page(shapes, '<use class="x" href="#ta"/>')],
  ['a picture without letters of ours', '<svg xmlns="http://www.w3.org/2000/svg"><circle r="3"/></svg>'],
])('leaves as it was: %s', (_, svg) => expect(drawFast(svg)).toBe(svg))
