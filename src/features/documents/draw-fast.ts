const GLYPH = /<use href="#(\w+)"(?: x="([^"]*)")?(?: y="([^"]*)")?(?: fill="([^"]*)")?\/>/g
const GLYPHS_OF_A_LINE = new RegExp(`(?:${GLYPH.source})+`, 'g')
const SHAPE = /<path id="(\w+)" d="M0 0([^"]*)"\/>/g

/**
 * The same picture of a page with the letters of each line as one shape. A browser makes an element of every letter that
 * stands for itself, and a page has thousands: this one is shown in half the time, for being longer on the way to nobody.
 * Shapes are relative to their first point (`server/typst/split-pages.ts`); a picture of another kind comes back as it was.
 */
export function drawFast(svg: string): string {
  const end = svg.indexOf('</defs>')
  const shapes = new Map(Array.from(svg.slice(0, end).matchAll(SHAPE), ([, id = '', d = '']) => [id, d]))
  let isWhole = true
  const line = (letters: string): string => {
    const byColour = new Map<string, string>()
    for (const [, id = '', x = '0', y = '0', fill = ''] of letters.matchAll(GLYPH)) {
      const shape = shapes.get(id)
      if (shape === undefined) isWhole = false
      byColour.set(fill, `${byColour.get(fill) ?? ''}M${x} ${y}${shape}`)
    }
    return Array.from(byColour, ([fill, d]) => `<path${fill && ` fill="${fill}"`} d="${d}"/>`).join('')
  }
  const head = svg.slice(0, svg.indexOf('<defs>'))
  const drawn = head + svg.slice(end + '</defs>'.length).replace(GLYPHS_OF_A_LINE, line)
  return isWhole && end >= 0 && !drawn.includes('<use') ? drawn : svg
}
