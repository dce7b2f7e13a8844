import { describe, expect, it } from 'vitest'
import { describeLanding, landingPath, placeName, regionOf, roleLabel } from './landing-rules.ts'

describe('roleLabel', () => {
  it.each([
    ['data-analyst', 'Senior Data Analyst, Billing', 'Data Analyst'],
    ['qa-engineer', 'QA Engineer (Remote)', 'QA Engineer'],
    ['c-sharp-developer', 'Senior C# Developer', 'C# Developer'],
    ['c-plus-plus-developer', 'C++ Developer', 'C++ Developer'],
    ['ui-ux-designer', 'UI/UX Designer', 'UI/UX Designer'],
    ['registered-nurse', 'REGISTERED NURSE', 'Registered Nurse'],
    ['registered-nurse', 'registered nurse', 'Registered Nurse'],
    ['head-of-product', 'Head of Product', 'Head of Product'],
    ['ingenieur', 'Ingénieur', 'Ingénieur'],
    ['data-analyst', 'Something else', 'Data Analyst'],
    ['data-analyst', null, 'Data Analyst'],
  ])('reads %s from %s as %s', (slug, title, label) => expect(roleLabel(slug, title)).toBe(label))
})

it.each([
  ['portland-or', ' Portland,  OR ', 'Portland, OR', 'OR'],
  ['remote', null, 'Remote', ''],
  ['sao-paulo', null, 'Sao Paulo', ''],
])('labels the place %s, written %s, as %s in the region %s', (slug, location, label, region) => {
  expect(placeName(slug, location)).toBe(label)
  expect(regionOf(label)).toBe(region)
})

it('gives each page one path, and encodes any characters', () => {
  const [role, place] = [{ slug: 'data-analyst' }, { slug: 'portland-or' }]
  expect(landingPath({ role })).toBe('/jobs/role/data-analyst')
  expect(landingPath({ place })).toBe('/jobs/in/portland-or')
  expect(landingPath({ role, place })).toBe('/jobs/role/data-analyst/in/portland-or')
  expect(landingPath({ role: { slug: '看護師' } })).toBe('/jobs/role/%E7%9C%8B%E8%AD%B7%E5%B8%AB')
  expect(landingPath({ role: { slug: '"><script>' } })).toBe('/jobs/role/%22%3E%3Cscript%3E')
})

it('describes the jobs of a page in words', () => {
  const role = { slug: 'data-analyst', label: 'Data Analyst' }
  const place = { slug: 'portland-or', label: 'Portland, OR' }
  expect(describeLanding({ role, place })).toBe('Data Analyst jobs in Portland, OR')
  expect(describeLanding({ role, place: { slug: 'remote', label: 'Remote' } }, 1)).toBe('remote Data Analyst job')
  expect(describeLanding({ role: null, place })).toBe('jobs in Portland, OR')
})
