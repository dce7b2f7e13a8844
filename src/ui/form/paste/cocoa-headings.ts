import { marksIn, type StyleOf } from './styles.ts'

const MOST_LETTERS = 150
/** How much larger than the text a heading is at least. */
const LARGER = 1.1

/**
 * Marks as headings the bold paragraphs in larger letters of what Apple's programs wrote: Notes, Pages and TextEdit put headings on the
 * clipboard as nothing else. The largest are of the first level.
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
      text.length <= MOST_LETTERS &&
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

/** Whether all words in it are. */
function isBold(element: Element, styleOf: StyleOf, outer: ReturnType<typeof marksIn>): boolean {
  const marks = marksIn(element, styleOf(element), outer)
  return [...element.childNodes].every((child) => {
    if (child.nodeType === 1) return isBold(child as Element, styleOf, marks)
    return child.nodeType !== 3 || marks.has('strong') || (child.nodeValue ?? '').trim() === ''
  })
}
