import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A value as a person read it on the page; a list where two people could honestly read it differently. */
export type Judged = string | string[]
type Spell = { start: Judged; end: Judged; bullets: string[] }

/** What a person read in a resume that none of us wrote. Dates are '2018-06', '2018' or 'now'; '' where nothing is printed. */
export type JudgedResume = {
  name: Judged
  headline: Judged
  email: Judged
  phone: Judged
  location: Judged
  links: string[]
  summary: Judged
  jobs: (Spell & { title: Judged; company: Judged; location: Judged })[]
  education: { degree: Judged; school: Judged; start: Judged; end: Judged }[]
  skills: string[]
  languages: { name: Judged; level: Judged }[]
  certifications: { name: Judged; issuer: Judged; date: Judged }[]
  projects: (Spell & { name: Judged })[]
}
export type JudgedFile = {
  file: string
  kind: string
  set: 'development' | 'held-out' | 'fresh'
  truth: Partial<JudgedResume>
}

/** The judged files in a folder with `files/` and `truth/`, in order of their names. */
export function readJudged(folder: string): JudgedFile[] {
  return readdirSync(join(folder, 'truth'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, 'truth', name), 'utf8')))
}
