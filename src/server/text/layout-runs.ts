/** Words next to each other on a page; y grows downwards, all lengths in points. */
export interface Run {
  text: string
  left: number
  right: number
  y: number
  size: number
  isBold: boolean
}

export interface Piece {
  str: string
  transform: number[]
  width: number
  fontName: string
}

const SIGN =
  /^[\u2022\u25e6\u25aa\u25ab\u25a0\u25a1\u25cf\u25cb\u2023\u2043\u2219\u00b7\u27a2\u27a4\u25ba\u25b6\uf0b7\uf0a7\u2013\u2014*-]$/
/** A gap of more letter heights than this separates two things, not two words. */
const APART = 1.1

/** Joins what a PDF draws piece by piece into words on one line without a wide gap. */
export function toRuns(pieces: readonly Piece[], height: number, isBoldFont: (fontName: string) => boolean): Run[] {
  const drawn: Run[] = []
  for (const { str, transform, width, fontName } of pieces) {
    if (!str.trim()) continue
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform
    // upright text alone has lines
    if (Math.abs(b) > Math.abs(a)) continue
    const size = Math.hypot(c, d) || 1
    const lead = (str.length - str.trimStart().length) * (width / Math.max(1, str.length))
    drawn.push({
      text: str.trim(),
      left: x + lead,
      right: x + width,
      y: height - y,
      size,
      isBold: isBoldFont(fontName),
    })
  }
  const runs: Run[] = []
  for (const row of rowsOf(drawn)) {
    let last: Run | undefined
    for (const run of row) {
      if (last && belongs(last, run)) extend(last, run)
      else {
        last = { ...run }
        runs.push(last)
      }
    }
  }
  return runs
}

function belongs(last: Run, next: Run): boolean {
  const gap = next.left - last.right
  return gap < Math.max(last.size, next.size) * (SIGN.test(last.text) ? 4 : APART)
}

function extend(last: Run, next: Run): void {
  const gap = next.left - last.right
  last.text += (gap > last.size * 0.12 ? ' ' : '') + next.text
  last.right = Math.max(last.right, next.right)
  last.isBold &&= next.isBold
  last.size = Math.max(last.size, next.size)
}

/** Runs on one baseline, from left to right; the rows from top to bottom. */
export function rowsOf<R extends Run>(runs: readonly R[]): R[][] {
  const rows: { y: number; size: number; runs: R[] }[] = []
  for (const run of [...runs].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    if (row && Math.abs(run.y - row.y) < Math.min(row.size, run.size) * 0.45) row.runs.push(run)
    else rows.push({ y: run.y, size: run.size, runs: [run] })
  }
  return rows.map((row) => row.runs.sort((one, other) => one.left - other.left))
}
