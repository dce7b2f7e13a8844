import { describe, expect, it } from 'vitest'
import { paidInDollars } from '#testing/paid-in-dollars.ts'
import { AttributeList } from './contract.ts'
import { proposeAttributes } from './propose-attributes.ts'

const posting = (requirementsHtml: string) => ({
  title: 'Senior Data Analyst',
  requirementsHtml,
  descriptionHtml: '<p>You build dashboards in Tableau.</p>',
  location: null,
  isRemote: null,
  ...paidInDollars(null, null),
  employmentType: null,
})

describe('attributes from a posting', () => {
  it('are its requirements, mandatory ones first, with their wording', () => {
    const found = proposeAttributes(
      posting('<ul><li>dbt is a plus</li><li>5+ years of SQL in production</li><li>Python</li></ul>'),
    )
    expect(found).toEqual([
      { name: 'SQL', lookFor: 'The posting asks for: 5+ years of SQL in production' },
      { name: 'Python', lookFor: '' },
      { name: 'dbt', lookFor: 'The posting asks for: dbt is a plus' },
    ])
  })

  it('are the other known skills in the text, where there is no list of requirements', () => {
    expect(proposeAttributes(posting('')).map(({ name }) => name)).toContain('Tableau')
  })

  it('are empty for a posting without known skills, and limited for a long one', () => {
    expect(proposeAttributes({ ...posting('<p>Be kind.</p>'), descriptionHtml: null, title: '' })).toEqual([])
    const many = `<ul><li>${'Python, Java, Go, SQL, Excel, Tableau, dbt, Spark, Kafka and Airflow '.repeat(8)}</li></ul>`
    const found = proposeAttributes(posting(many))
    expect(found).toHaveLength(6)
    const list = found.map((fields, at) => ({ ...fields, id: `0199d1f0-0000-7000-8000-00000000000${at}` }))
    expect(AttributeList.safeParse(list).success).toBe(true)
  })
})
