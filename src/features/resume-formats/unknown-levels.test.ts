import { expect, it } from 'vitest'
import { formatLanguage } from '#features/document-content/resume-content.ts'
import { parseResume } from '#features/resume-parser/parse-resume.ts'
import { layoutPlain } from '#server/text/layout-plain.ts'
import { parseJsonResume } from './json-resume.ts'
import { parseLinkedIn } from './linkedin.ts'

const languagesOf = (text: string) =>
  parseResume(layoutPlain(`Maya Okafor\n\nLanguages\n\n${text}\n`)).content.languages.map((language) =>
    formatLanguage(language),
  )

it.each([
  ['English, Latin', ['English', 'Latin']],
  ['German (C1), Igbo (native)', ['German (C1)', 'Igbo (Native)']],
  ['Deutsch: Muttersprache', ['Deutsch (Muttersprache)']],
  ['French - Full professional proficiency', ['French (Full professional proficiency)']],
])('reads the level of a language as written, or none: %s', (text, expected) => {
  expect(languagesOf(text)).toEqual(expected)
})

it('a skill without a level stays without one', () => {
  const { content } = parseResume(layoutPlain('Maya Okafor\n\nSkills\n\nSQL, Python (Expert)\n'))
  expect(content.skills).toMatchObject([
    { name: 'SQL', level: '' },
    { name: 'Python', level: 'Expert' },
  ])
})

it('JSON Resume and LinkedIn data without levels stay without them', () => {
  const json = parseJsonResume({
    basics: { name: 'Maya' },
    languages: [{ language: 'German' }, { language: 'Greek', fluency: 'B2' }],
    skills: [{ name: 'SQL' }, { name: 'Go', level: 'Master' }],
  })
  expect(json?.content.languages.map((language) => formatLanguage(language))).toEqual(['German', 'Greek (B2)'])
  expect(json?.content.skills.map(({ level }) => level)).toEqual(['', ''])
  const linkedIn = parseLinkedIn({
    Languages: [{ Name: 'Igbo', Proficiency: '' }],
    Skills: [{ Name: 'SQL' }],
  })
  expect(linkedIn?.content).toMatchObject({ languages: [{ proficiency: '' }], skills: [{ level: '' }] })
})
