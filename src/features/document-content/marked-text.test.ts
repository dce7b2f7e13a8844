import { describe, expect, it } from 'vitest'
import { plainContent, runsOf, withoutMarkup } from './marked-text.ts'
import { ResumeContent } from './resume-content.ts'

const bold = (text: string, url: string | null = null) => ({ text, isBold: true, url })
const words = (text: string, url: string | null = null) => ({ text, isBold: false, url })

describe('runsOf', () => {
  it.each([
    ['Cut **40 %** of costs', [words('Cut '), bold('40 %'), words(' of costs')]],
    ['see [my work](https://a.example/b)', [words('see '), words('my work', 'https://a.example/b')]],
    ['**[mine](https://a.example)**', [bold('mine', 'https://a.example/')]],
    ['[**mine**](http://a.example)', [bold('mine', 'http://a.example/')]],
    ['[x](https://a.example/"<b>)', [words('x', 'https://a.example/%22%3Cb%3E')]],
    ['**a** and **b**', [bold('a'), words(' and '), bold('b')]],
  ])('reads the marks of %j', (text, runs) => expect(runsOf(text)).toEqual(runs))

  it.each([
    '2 ** 3 ** 4',
    '**',
    '****',
    '** one **',
    '*one*',
    '[sic]',
    '[1] (see)',
    '[x](javascript:alert(1))',
    '[x](mailto:a@b.example)',
    '[x](//a.example)',
    '[x](https://[broken)',
    'C:\\**\n**',
  ])('does not change %j', (text) => expect(runsOf(text)).toEqual([words(text)]))

  it('takes linear time for unclosed marks', () => {
    const text = `${'**a'.repeat(1500)}${'['.repeat(1500)}`
    expect(withoutMarkup(text).length).toBeGreaterThan(1000)
  })
})

it('plainText returns only the words, also of a nested line', () => {
  expect(withoutMarkup('\tFor **three** [teams](https://a.example)')).toBe('For three teams')
})

describe('lines of a list', () => {
  const linesOf = (...responsibilities: string[]) =>
    ResumeContent.parse({ volunteering: [{ id: '0199d1f0-0000-7000-8000-000000000001', responsibilities }] })
      .volunteering[0]?.responsibilities

  it('have at most one leading tab', () => {
    expect(linesOf('\tOne', '\t\t Two ', '  Three', '\t', ' \tFour')).toEqual(['\tOne', '\tTwo', 'Three', '', 'Four'])
  })
})

it('plainContent removes the marks from every text that may have them', () => {
  const id = '0199d1f0-0000-7000-8000-000000000001'
  const text = '**Bold**'
  const content = ResumeContent.parse({
    professionalSummary: text,
    workExperience: [{ id, responsibilities: [text] }],
    volunteering: [{ id, responsibilities: [`\t${text}`] }],
    projects: [{ id, description: text }],
    publications: [{ id, summary: text }],
    awards: [{ id, summary: text }],
    customSections: [{ id, content: text, items: [text] }],
  })
  expect(JSON.stringify(plainContent(content))).not.toContain('*')
  expect(JSON.stringify(plainContent(content)).match(/"Bold"/g)).toHaveLength(8)
})
