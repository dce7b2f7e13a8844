import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseResume } from '../../src/features/resume-parser/parse-resume.ts'
import { extractLayout } from '../../src/server/text/extract-layout.ts'
import { compare, f1, type Tally, total } from './compare.ts'
import { type CorpusFile, type CorpusSet, corpusFolder, readManifest, readPeople } from './person.ts'

export type Measured = {
  byField: Tally
  byLayout: Map<string, Tally>
  files: number
  lines: number
  unplaced: number
  slowestMs: number
}

/** Imports the files of a set (all, or the selected ones) and compares the result with the truth. */
export async function measure(
  set: CorpusSet,
  isMeasured: (file: CorpusFile) => boolean = () => true,
): Promise<Measured> {
  const people = new Map(readPeople(set).map((person) => [person.key, person]))
  const result: Measured = { byField: new Map(), byLayout: new Map(), files: 0, lines: 0, unplaced: 0, slowestMs: 0 }
  for (const entry of readManifest().filter((file) => file.set === set && isMeasured(file))) {
    const person = people.get(entry.person)
    if (!person) throw new Error(`${entry.file} is of nobody`)
    const bytes = readFileSync(join(corpusFolder, 'files', entry.file))
    const start = performance.now()
    const { lines } = await extractLayout({ bytes, extension: entry.file.split('.').pop() ?? '' })
    const { content, unplaced } = parseResume(lines)
    result.slowestMs = Math.max(result.slowestMs, performance.now() - start)
    result.files += 1
    result.lines += lines.length
    result.unplaced += unplaced.length
    const ofLayout = result.byLayout.get(entry.layout) ?? new Map()
    result.byLayout.set(entry.layout, ofLayout)
    for (const tally of [result.byField, ofLayout]) compare(tally, person, content, entry.layout === 'sidebar right')
  }
  return result
}

export const percent = (tally: Tally): string => `${(f1(total(tally)) * 100).toFixed(1)} %`
