import { marksIn, type StyleOf } from './styles.ts'

const MAX_CHARACTERS = 150
/** A heading's letters are larger than the text's by at least this factor. */
const LARGER = 1.1

/**
 * Finds headings in HTML of Apple's programs: Notes, Pages and TextEdit copy them only as bold paragraphs in larger letters. The largest
 * become level 1.
 */
export function markCocoaHeadings(page: Document, styleOf: StyleOf): void {
  if (page.querySelector('meta[name="Generator"]')?.getAttribute('content') !== 'Cocoa HTML Writer') return
  const lines = [...page.querySelectorAll('p, li')].map((element) => ({
    element,
    size: sizeIn(styleOf(element).get('font') ?? ''),
    text: (element.textContent ?? '').trim(),
  }))
  const body = commonest(lines)
  const headings = lines.filter(
    ({ element, size, text }) =>
      element.localName === 'p' &&
      !element.closest('table') &&
      size > body * LARGER &&
      text !== '' &&
      text.length <= MAX_CHARACTERS &&
      isBold(element, styleOf, new Set()),
  )
  const sizes = [...new Set(headings.map(({ size }) => size))].sort((one, other) => other - one)
  for (const { element, size } of headings) {
    element.setAttribute('role', 'heading')
    element.setAttribute('aria-level', String(Math.min(sizes.indexOf(size) + 1, 6)))
  }
}

const sizeIn = (font: string) => Number(/(\d{1,3}(?:\.\d{1,2})?)px/.exec(font)?.[1] ?? 0)

/** The size of most letters. */
function commonest(lines: readonly { size: number; text: string }[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}

/** Whether all words in the element are bold. */
function isBold(element: Element, styleOf: StyleOf, outer: ReturnType<typeof marksIn>): boolean {
  const marks = marksIn(element, styleOf(element), outer)
  return [...element.childNodes].every((child) => {
    if (child.nodeType === 1) return isBold(child as Element, styleOf, marks)
    return child.nodeType !== 3 || marks.has('strong') || (child.nodeValue ?? '').trim() === ''
  })
}
