import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// node scripts/make-fonts.ts: subsets the interface's fonts to the characters that pages need first, and writes the styles that load them.
const fonts = new URL('../src/ui/fonts/', import.meta.url)
const styles = new URL('../src/ui/styles/fonts.css', import.meta.url)

type Axes = Record<string, number | { min: number; max: number }>
type Face = { family: string; weights: string[]; of: string; file: string; points: Set<number>; axes: Axes }

/** The characters of English text. Every page needs them, and most pages need no others. */
const core = read(
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2190-2193, U+2212',
)
/**
 * Characters that English prose does not need. Without them, the text font is under 14 KB, which a new connection loads in one round trip.
 */
const signs = read('U+3C, U+3E, U+5B-5E, U+60, U+7B-7E, U+2190-2193')
const prose = new Set([...core].filter((point) => !signs.has(point)))
/** The characters of the fonts' own files for western languages. The sets below are the rest of it. */
const latin = read(
  'U+20-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
)
/** Kerning and digits of equal width. The styles use no other font features, which would make up half of the file size. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk']
const western = new Set([...latin].filter((point) => !core.has(point)))
const textWestern = new Set([...latin].filter((point) => !prose.has(point)))
const european =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

const [headings, leads] = ['560 800', '200 559']
const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal'
const head = { family: 'Bricolage Grotesque', of: bricolage }
const cover = { family: 'Bricolage Cover', of: bricolage, weights: ['200 800'] }
const text = { family: 'Inter', of: 'inter/files/inter-latin-wght-normal', weights: ['100 900'] }
// headings use one weight and one optical size; subheadings and the largest lines on wide screens use another. A variable axis between any
// two of these would double the file size.
const faces: Face[] = [
  { ...head, weights: [headings], file: 'head', points: core, axes: { wght: 660, opsz: 28 } },
  { ...head, weights: [leads], file: 'head-lead', points: core, axes: { wght: 490, opsz: 24 } },
  {
    ...head,
    weights: [headings, leads],
    file: 'head-western',
    points: western,
    axes: { wght: { min: 480, max: 700 }, opsz: 28 },
  },
  { ...cover, file: 'cover', points: core, axes: { wght: 690, opsz: 84 } },
  { ...cover, file: 'cover-western', points: western, axes: { wght: 690, opsz: 84 } },
  { ...text, file: 'text', points: prose, axes: { wght: { min: 400, max: 700 } } },
  { ...text, file: 'text-western', points: textWestern, axes: { wght: { min: 400, max: 700 } } },
]

for (const { of, file, points, axes } of faces) {
  const whole = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${of}.woff2`)))
  // a variable instead of an argument, because the library's types do not have two of these options
  const how = { targetFormat: 'woff2', variationAxes: axes, keepFeatures, noHinting: true } as const
  const cut = await subsetFont(whole, String.fromCodePoint(...points), how)
  await writeFile(new URL(`${file}.woff2`, fonts), cut)
  console.log(`${file.padEnd(14)} ${cut.length} of ${whole.length} bytes`)
}
for (const name of ['bricolage-grotesque', 'inter']) {
  const license = new URL('LICENSE', import.meta.resolve(`@fontsource-variable/${name}/package.json`))
  await copyFile(license, new URL(`${name}-license.txt`, fonts))
}

// a font file shares its family with the other files only if their weights are the same
const rules = (family: string, source: string, weights: string[], range: string) =>
  weights.map(
    (weight) =>
      `@font-face {\n  font-family: "${family}"; src: url("${source}") format("woff2");\n  font-weight: ${weight}; font-display: swap; unicode-range: ${range};\n}\n`,
  )
await writeFile(
  styles,
  [
    '/* Written by scripts/make-fonts.ts. Two files carry almost everything (fonts.ts); metrics of the fallbacks are in tokens.css. */\n',
    ...faces.flatMap(({ family, file, weights, points }) =>
      rules(family, `../fonts/${file}.woff2`, weights, write(points)),
    ),
    '/* Names from the rest of Europe; fetched only by a page that has such a letter. */\n',
    ...[{ ...head, weights: [headings, leads] }, text].flatMap(({ family, of, weights }) =>
      rules(family, `@fontsource-variable/${of.replace('latin', 'latin-ext')}.woff2`, weights, european),
    ),
  ].join(''),
)

/** A `unicode-range` as its code points. */
function read(range: string): Set<number> {
  const parts = range.split(', ').map((part) =>
    part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  )
  return new Set(parts.flatMap(([from = 0, to = from]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)))
}

/** Code points as a `unicode-range`. */
function write(points: Set<number>): string {
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')
  const sorted = [...points].sort((a, b) => a - b)
  const starts = sorted.filter((point) => !points.has(point - 1))
  const ends = sorted.filter((point) => !points.has(point + 1))
  return starts.map((from, at) => `U+${hex(from)}${ends[at] === from ? '' : `-${hex(ends[at] ?? from)}`}`).join(', ')
}
