import { describe, expect, it } from 'vitest'
import { allSkills, findSkills, skillOfEntry } from './skills.ts'
import { tokenize } from './text.ts'
import { dataSkills } from './vocabulary/data.ts'
import { designSkills } from './vocabulary/design.ts'
import { educationSkills } from './vocabulary/education.ts'
import { financeSkills } from './vocabulary/finance.ts'
import { healthSkills } from './vocabulary/health.ts'
import { hospitalitySkills } from './vocabulary/hospitality.ts'
import { marketingSkills } from './vocabulary/marketing.ts'
import { officeSkills } from './vocabulary/office.ts'
import { operationsSkills } from './vocabulary/operations.ts'
import { scienceSkills } from './vocabulary/science.ts'
import { softwareSkills } from './vocabulary/software.ts'

const found = (text: string) => findSkills(tokenize(text), text).map((match) => match.skill.name)

describe('the vocabulary', () => {
  const lines = [
    softwareSkills,
    dataSkills,
    designSkills,
    marketingSkills,
    financeSkills,
    healthSkills,
    operationsSkills,
    educationSkills,
    hospitalitySkills,
    scienceSkills,
    officeSkills,
  ]
    .join('\n')
    .split('\n')
    .filter((line) => line !== '' && !/^[[=*]/.test(line))

  it('has more than a thousand skills with unique names', () => {
    const names = lines.map((line) =>
      line
        .split(/ [|>] /)[0]
        ?.replace(/^[\^?!]/, '')
        .toLowerCase(),
    )
    expect(names.length).toBeGreaterThan(1000)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(allSkills().length).toBe(names.length)
  })

  it('gives each wording to one skill', () => {
    const owners = new Map<string, string>()
    const doubles: string[] = []
    for (const line of lines) {
      const [head = '', others = ''] = (line.split(' > ')[0] ?? '').split(' | ')
      for (const wording of [head, ...others.split(', ').filter(Boolean)]) {
        const key = wording.toLowerCase()
        const owner = owners.get(key)
        if (owner !== undefined) doubles.push(`${wording}: ${owner}, ${head}`)
        owners.set(key, head)
      }
    }
    expect(doubles).toEqual([])
  })

  it('links skills in both directions, never to themselves', () => {
    for (const skill of allSkills()) {
      expect(skill.near).not.toContain(skill)
      expect(skill.proves).not.toContain(skill)
      for (const near of skill.near) expect(near.near).toContain(skill)
    }
  })
})

describe('findSkills', () => {
  it.each([
    ['Java and JavaScript', ['Java', 'JavaScript']],
    ['JavaScript only', ['JavaScript']],
    ['C, C++ and C#', ['C', 'C++', 'C#']],
    ['Vitamin C for patients', []],
    ['R, Python or SAS', ['R', 'Python', 'SAS']],
    ['R. Okafor, M. Lee', []],
    ['Go and Rust services', ['Go', 'Rust']],
    ['We go fast. Let us go.', []],
    ['Go to market with us', ['Product marketing']],
    ['removed rust from hulls', []],
    ['ASP.NET Core and .NET', ['.NET', '.NET']],
    ['visit www.example.net', []],
    ['Node.js, CI/CD, T-SQL', ['Node.js', 'CI/CD', 'SQL']],
    ['Proficient in Excel, Word and PowerPoint', ['Excel', 'Word', 'PowerPoint']],
    ['Excel at everything you do', []],
    ['I excel under pressure', ['Working under pressure']],
    ['excel, powerpoint', ['Excel', 'PowerPoint']],
    ['Spread the word in teams with access to outlook', []],
    ['React quickly to change', ['React']],
    ['react to change', []],
    ['Keep a safe place', []],
    ['Scaled Agile (SAFe)', ['SAFe', 'SAFe']],
    ['A/B tests and split testing', ['A/B testing', 'A/B testing']],
    ['learning & development', ['Learning and development']],
    ['P&L ownership', ['P&L management']],
    ['Machine learning engineer', ['Machine learning']],
    ['AWS D1.1 certified', ['AWS welding certification']],
    ['scikit-learn', ['scikit-learn']],
    ['熟悉Python和SQL', ['Python', 'SQL']],
    ['data, science', []],
    ['', []],
  ])('%j names %j', (text, names) => expect(found(text)).toEqual(names))
})

describe('skillOfEntry', () => {
  it.each([
    ['go', 'Go'],
    ['R', 'R'],
    ['c', 'C'],
    ['excel', 'Excel'],
    ['postgres', 'PostgreSQL'],
    ['K8s', 'Kubernetes'],
    ['registered nurse', 'RN license'],
    ['juggling', undefined],
    ['', undefined],
  ])('a list entry %j is %j', (entry, name) => expect(skillOfEntry(entry)?.name).toBe(name))
})
