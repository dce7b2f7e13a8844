const GLYPH = /<use href="#(\w+)"(?: x="([^"]*)")?(?: y="([^"]*)")?(?: fill="([^"]*)")?\/>/g
const GLYPHS_OF_A_LINE = new RegExp(`(?:${GLYPH.source})+`, 'g')
const SHAPE = /<path id="(\w+)" d="M0 0([^"]*)"\/>/g
const TAG = /<(\/?)(g|path|use)\b[^<>]*>/g
/** The number of lines, frames and rules of a page in one layer. */
const LAYER = 12

/** Some of the lines of a page: their source text, and an image of the whole page with only these lines. */
export type Layer = { written: string; svg: string }

/**
 * Splits the image of a page into layers, drawn one above the other, with all letters of a line as one shape. A browser
 * makes one element for each letter, and a page has thousands. A browser also parses the whole image again when one letter
 * changes: so layers that did not change are returned from `before` as the same objects. Shapes are relative to their
 * first point (`server/typst/split-pages.ts`); an image in another form is returned as one layer, unchanged.
 */
export function drawFast(svg: string, before: readonly Layer[] = []): Layer[] {
  const defs = svg.indexOf('<defs>')
  const end = svg.indexOf('</defs>')
  if (defs < 0 || end < 0) return [{ written: svg, svg }]
  const head = svg.slice(0, defs)
  const shapes = new Map(Array.from(svg.slice(defs, end).matchAll(SHAPE), ([, id = '', d = '']) => [id, d]))
  const known = new Map(before.map((layer) => [layer.written, layer]))
  const layers: Layer[] = []
  for (const lines of splitBody(svg.slice(end + '</defs>'.length, svg.lastIndexOf('</svg>')))) {
    // the id depends only on the shape, so that the same text gives the same image
    const written = `${head}${lines}</svg>`
    const drawn = known.get(written) ?? drawLayer(written, shapes)
    if (!drawn) return [{ written: svg, svg }]
    layers.push(drawn)
  }
  return layers
}

/** The body in parts of at most this number of elements; no element is split. */
function splitBody(body: string): string[] {
  const parts: string[] = []
  let [depth, count, start] = [0, 0, 0]
  for (const { 0: tag, 1: close, 2: name, index } of body.matchAll(TAG)) {
    if (close) depth -= 1
    else if (name === 'g' && !tag.endsWith('/>')) depth += 1
    if (depth === 0) count += 1
    if (count === LAYER) {
      const until = index + tag.length
      parts.push(body.slice(start, until))
      ;[count, start] = [0, until]
    }
  }
  return count > 0 || parts.length === 0 ? [...parts, body.slice(start)] : parts
}

function drawLayer(written: string, shapes: ReadonlyMap<string, string>): Layer | null {
  let isComplete = true
  const line = (letters: string): string => {
    const byColour = new Map<string, string>()
    for (const [, id = '', x = '0', y = '0', fill = ''] of letters.matchAll(GLYPH)) {
      const shape = shapes.get(id)
      if (shape === undefined) isComplete = false
      byColour.set(fill, `${byColour.get(fill) ?? ''}M${x} ${y}${shape}`)
    }
    return Array.from(byColour, ([fill, d]) => `<path${fill && ` fill="${fill}"`} d="${d}"/>`).join('')
  }
  const svg = written.replace(GLYPHS_OF_A_LINE, line)
  return isComplete && !svg.includes('<use') ? { written, svg } : null
}
