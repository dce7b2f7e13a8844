import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Foreign files, each beside `<same name>.truth.json` with what a person read in it. They are not part of the repository.

/** What no program can know of a file; `best` is what a person who knows would say. */
export type Unknowable = { ask: true; best?: unknown }
export type Truth = {
  system: string
  today: string
  rows: { row: number; facts: Record<string, unknown>; refused?: string }[]
}
export type JudgedFile = { name: string; bytes: Buffer; truth: Truth }

export type Outcome = 'right' | 'asked' | 'wrong' | 'missing'
/** `total` counts the facts of the truth; `details` lists those that are neither right nor asked. */
export type Measured = Record<Outcome, number> & { total: number; details: string[]; remarks: string[] }

/** A value that the program asks for. */
export const asked = Symbol('asked')

export const noFacts = (): Measured => ({
  ...{ right: 0, asked: 0, wrong: 0, missing: 0, total: 0 },
  ...{ details: [], remarks: [] },
})

export const isUnknowable = (fact: unknown): fact is Unknowable =>
  typeof fact === 'object' && fact !== null && 'ask' in fact

/** What is true of a fact, also where no program can know it. */
export const known = (fact: unknown): unknown => (isUnknowable(fact) ? fact.best : fact)

/** A reading that equals what a person who knows would say is right, even if it was a guess. */
export function judge(truth: unknown, read: unknown): Outcome {
  if (read === asked) return 'asked'
  if (read === null || read === undefined || read === '') return 'missing'
  return isSame(known(truth), read) ? 'right' : 'wrong'
}

export function count(measured: Measured, outcome: Outcome, detail: string): void {
  measured[outcome] += 1
  measured.total += 1
  if (outcome === 'wrong' || outcome === 'missing') measured.details.push(`${outcome.padEnd(8)}${detail}`)
}

/** Lists have no order. */
function isSame(truth: unknown, read: unknown): boolean {
  const plain = (value: unknown): string =>
    Array.isArray(value) ? JSON.stringify(value.map(plain).sort()) : String(value).replace(/\s+/g, ' ').trim()
  return plain(truth) === plain(read)
}

export const judgedFiles = (folder: string): JudgedFile[] =>
  globSync('*.truth.json', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const base = file.slice(0, -'.truth.json'.length)
      const name = globSync(`${base}.*`, { cwd: folder }).find((one) => one !== file)
      const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Truth
      return name ? [{ name, bytes: readFileSync(join(folder, name)), truth }] : []
    })
