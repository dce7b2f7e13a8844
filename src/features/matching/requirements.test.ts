import { describe, expect, it } from 'vitest'
import { prepareJob } from './job.ts'
import { requirementsOf } from './requirements.ts'
import { jobWith, listOf } from './testing/examples.ts'

const read = (requirementsHtml: string | null, descriptionHtml: string | null = null) =>
  requirementsOf({ requirementsHtml, descriptionHtml }).map((one) => (one.isOptional ? `(${one.label})` : one.label))

describe('requirementsOf', () => {
  it.each([
    ['a list', '<ul><li>SQL.</li><li>3+ years;</li></ul>', ['SQL', '3+ years']],
    ['entities and marks', '<ul><li>R&amp;D &lt;5 years&gt; <b>caf&eacute;</b></li></ul>', ['R&D <5 years> café']],
    ['pasted bullets', '<p>• SQL<br>• Python</p>', ['SQL', 'Python']],
    ['sentences', '<p>You know SQL. You like people.</p>', ['You know SQL', 'You like people']],
    ['pluses under a heading', '<ul><li>SQL</li></ul><h3>Nice to have</h3><ul><li>dbt</li></ul>', ['SQL', '(dbt)']],
    [
      'pluses under a bold line',
      '<ul><li>SQL</li></ul><p><b>Bonus points:</b></p><ul><li>dbt</li></ul>',
      ['SQL', '(dbt)'],
    ],
    [
      'a plus in its own words',
      '<ul><li>dbt is a plus</li><li>Python preferred</li></ul>',
      ['(dbt is a plus)', '(Python preferred)'],
    ],
    ['benefits left out', '<ul><li>SQL</li></ul><h3>What we offer</h3><ul><li>Dental</li></ul>', ['SQL']],
    [
      'topics that other words speak of elsewhere',
      '<ul><li>Interviewing</li><li>Care for privacy</li><li>HTTP APIs</li><li>Salary surveys and benefits</li></ul>',
      ['Interviewing', 'Care for privacy', 'HTTP APIs', 'Salary surveys and benefits'],
    ],
    ['doubles once', '<ul><li>SQL</li><li>sql</li></ul>', ['SQL']],
    ['empty items', '<ul><li></li><li> – </li></ul>', []],
    ['nothing', '', []],
    ['null', null, []],
  ])('reads %s (JOBS-17)', (_name, html, labels) => expect(read(html)).toEqual(labels))

  it.each([
    ['<h2>What you bring</h2><ul><li>SQL</li></ul>', ['SQL']],
    [
      '<h2>Requirements</h2><p>Python. A calm head.</p><h2>Benefits</h2><ul><li>Dental</li></ul>',
      ['Python', 'A calm head'],
    ],
    [
      '<p><strong>You have:</strong></p><ul><li>SQL</li></ul><p><strong>We offer:</strong></p><ul><li>Tea</li></ul>',
      ['SQL'],
    ],
    ["<h3>What you'll do</h3><ul><li>Own the numbers</li></ul>", []],
    ["<h3>What you'll need</h3><ul><li>SQL</li></ul>", ['SQL']],
    ['<p>We are a small team. Join us.</p>', []],
  ])('falls back to the description %j (JOBS-17)', (html, labels) => expect(read(null, html)).toEqual(labels))

  it('takes at most 25, each at most 300 characters (JOBS-17)', () => {
    const many = Array.from({ length: 60 }, (_, index) => `Skill ${index} ${'x'.repeat(500)}`)
    const found = requirementsOf({ requirementsHtml: listOf(...many), descriptionHtml: null })
    expect(found).toHaveLength(25)
    expect(Math.max(...found.map((one) => one.label.length))).toBeLessThanOrEqual(300)
  })
})

describe('alternatives in a requirement', () => {
  const groups = (label: string) =>
    prepareJob(jobWith({ requirementsHtml: listOf(label) })).requirements[0]?.groups.map((group) =>
      group.skills.map((skill) => skill.name),
    )
  it.each([
    ['SQL and Python', [['SQL'], ['Python']]],
    ['Python, Java, or Kotlin', [['Python', 'Java', 'Kotlin']]],
    ['SQL, Python and Tableau', [['SQL'], ['Python'], ['Tableau']]],
    ['SQL and one of Python, R or SAS', [['SQL'], ['Python', 'R', 'SAS']]],
    ['BI tools (e.g. Tableau, Power BI)', [['Business intelligence', 'Tableau', 'Power BI']]],
    ['BI tools such as Looker or Tableau, and SQL', [['Business intelligence', 'Looker', 'Tableau'], ['SQL']]],
    ['Docker/Kubernetes', [['Docker', 'Kubernetes']]],
    ['dbt or similar', [['dbt']]],
    ['R', [['R']]],
    ['Arranging international travel', [['Travel coordination']]],
    ["Bachelor's degree in Finance or Marketing", []],
  ])('%j asks for %j (JOBS-17)', (label, expected) => expect(groups(label)).toEqual(expected))
})
