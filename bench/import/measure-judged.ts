import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { findResume } from '../../src/features/documents/server/import/read-import.ts'
import { compareJudged, type Fact } from './compare-judged.ts'
import { type JudgedFile, readJudged } from './judged.ts'

export type MeasuredFile = JudgedFile & { read: Awaited<ReturnType<typeof findResume>>; facts: Fact[] }

/** Imports the judged files of a folder for which `isWanted` is true, and compares the result with what a person read. */
export async function measureJudged(
  folder: string,
  isMeasured: (file: JudgedFile) => boolean = () => true,
): Promise<MeasuredFile[]> {
  const measured: MeasuredFile[] = []
  for (const judged of readJudged(folder).filter(isMeasured)) {
    const extension = extname(judged.file).slice(1)
    const bytes = readFileSync(join(folder, 'files', judged.file))
    const read = await findResume(bytes, extension === 'md' ? 'txt' : extension)
    measured.push({ ...judged, read, facts: compareJudged(judged.truth, read.content) })
  }
  return measured
}

/** The percentage of right facts, with their number; grouped by `keyOf`. */
export function share(
  facts: readonly Fact[],
  keyOf: (fact: Fact) => string,
): Map<string, { right: number; all: number }> {
  const groups = new Map<string, { right: number; all: number }>()
  for (const fact of facts) {
    const group = groups.get(keyOf(fact)) ?? { right: 0, all: 0 }
    groups.set(keyOf(fact), { right: group.right + Number(fact.isRight), all: group.all + 1 })
  }
  return groups
}
