import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Locale = 'en' | 'de' | 'fr' | 'es'
type Job = [title: string, company: string, location: string, start: string, end: string | null, lines: string[]]
type Study = [degree: string, school: string, location: string, year: string, gpa: string, honors: string]
/** An invented person: the content of their resume, which an import should find. */
export type Person = {
  key: string
  language: Locale
  name: string
  title: string
  email: string
  phone: string
  location: string
  linkedIn: string
  website: string
  summary: string
  jobs: Job[]
  education: Study[]
  skills: Record<string, string[]>
  languages: [name: string, level: 'Basic' | 'Conversational' | 'Fluent' | 'Native'][]
  certifications: [name: string, issuer: string, date: string][]
  projects: [name: string, description: string, technologies: string[], link: string][]
  custom: [title: string, items: string[]][]
}
export type CorpusSet = 'development' | 'held-out'
export type CorpusFile = { file: string; person: string; layout: string; set: CorpusSet }

export const corpusFolder = import.meta.dirname

export const readPeople = (set: CorpusSet): Person[] =>
  JSON.parse(readFileSync(join(corpusFolder, 'people', `${set}.json`), 'utf8'))

export const readManifest = (): CorpusFile[] => JSON.parse(readFileSync(join(corpusFolder, 'manifest.json'), 'utf8'))
