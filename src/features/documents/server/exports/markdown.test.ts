import { expect, it } from 'vitest'
import { Design } from '#features/document-content/design.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { resumeMarkdown } from './markdown.ts'

it('has bold words, links and lists below others, and escapes every other sign', () => {
  const content = ResumeContent.parse({
    professionalSummary: 'Five **years** in [*billing*](https://a.example/x) and *more*.',
    workExperience: [
      {
        id: '0199d1f0-0000-7000-8000-000000000001',
        jobTitle: 'Analyst',
        responsibilities: ['Cut **40 %** of # costs', '\tIn a year', 'C# [sic]'],
      },
    ],
  })
  expect(resumeMarkdown(content, Design.parse({}))).toBe(`## Summary

Five **years** in [\\*billing\\*](https://a.example/x) and \\*more\\*.

## Experience

### Analyst

- Cut **40 %** of \\# costs
  - In a year
- C\\# \\[sic\\]
`)
})
