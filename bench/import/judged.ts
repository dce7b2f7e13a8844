import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A value as a person read it on the page; a list if people could reasonably read it in different ways. */
export type Judged = string | string[]
type Spell = { start: Judged; end: Judged; bullets: string[] }

/** What a person read in a resume that was not written for this project. Dates are '2018-06', '2018' or 'now'; '' if nothing is printed. */
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

/** The judged files of a folder with `files/` and `truth/`, sorted by name. */
export function readJudged(folder: string): JudgedFile[] {
  return readdirSync(join(folder, 'truth'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, 'truth', name), 'utf8')))
}
