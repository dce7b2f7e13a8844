import { describe, expect, it } from 'vitest'
import { isOpenTo, nearness, readPlace } from './places.ts'
import { isTitle, titleLikeness, titleRank } from './titles.ts'

describe('nearness', () => {
  it.each([
    ['Portland, OR', 'Portland, Oregon', 'same_city'],
    ['Portland, OR', 'Portland, ME', 'elsewhere_or_country'],
    ['Portland, OR', 'Salem, OR', 'same_region'],
    ['Portland, OR', 'Denver, CO', 'same_country'],
    ['Berlin', 'Berlin, Germany', 'same_city'],
    ['Munich, Germany', 'München', 'same_city'],
    ['New York, NY', 'Brooklyn, NY', 'same_city'],
    ['London', 'Manchester, UK', 'same_country'],
    ['Toronto, ON, Canada', 'Seattle, WA', 'elsewhere'],
    ['Germany', 'Berlin', 'same_city'],
    ['São Paulo, Brasil', 'Sao Paulo', 'same_city'],
    ['東京, 日本', 'Tokyo', 'elsewhere_or_country'],
    ['Perth, WA', 'Seattle, WA', 'elsewhere'],
    ['Perth, WA', 'Perth, Western Australia', 'same_city'],
    ['Springfield', 'Shelbyville', 'elsewhere'],
    ['Springfield', 'United States', 'unknown'],
    ['', 'Berlin', 'unknown'],
  ])('%j and %j are %s', (required, held, expected) => {
    const near = nearness(readPlace(required), readPlace(held))
    if (expected === 'elsewhere_or_country') expect(near).not.toBe('unknown')
    else expect(near).toBe(expected)
  })
})

describe('isOpenTo', () => {
  it.each([
    ['Remote, US', 'Seattle, WA', true],
    ['Remote, US', 'Berlin', false],
    ['Remote (EU)', 'Berlin, Germany', true],
    ['Remote (EU)', 'London', false],
    ['Remote, Europe', 'London', true],
    ['Remote', 'Lagos', true],
    ['Anywhere', 'Lagos', true],
    ['Remote - Canada', 'Montreal, QC', true],
    ['Remote, US', 'Smallville', null],
  ])('%j is open to %j: %j', (required, held, expected) =>
    expect(isOpenTo(readPlace(required), readPlace(held))).toBe(expected),
  )
})

describe('titleLikeness', () => {
  const [met, partly] = [0.75, 0.35]
  it.each([
    ['Senior Data Analyst', 'Data Analyst', 'met'],
    ['Data Analyst', 'BI Analyst', 'met'],
    ['Software Engineer', 'Backend Developer', 'met'],
    ['Registered Nurse (ICU)', 'Staff Nurse', 'met'],
    ['Registered Nurse', 'RN', 'met'],
    ['Product Designer', 'UX Designer', 'met'],
    ['Warehouse Associate', 'Order Picker', 'met'],
    ['Product Analyst, Billing', 'Product Analyst', 'met'],
    ['Data Analyst', 'Financial Analyst', 'partly'],
    ['Data Scientist', 'Data Analyst', 'partly'],
    ['Line Cook', 'Sous Chef', 'partly'],
    ['Project Manager', 'Restaurant Manager', 'missing'],
    ['Mechanical Engineer', 'Software Engineer', 'missing'],
    ['Nurse', 'Truck Driver', 'missing'],
    ['', 'Nurse', 'missing'],
    ['看護師', 'Nurse', 'missing'],
  ])('%j beside %j is %s', (required, held, expected) => {
    const likeness = titleLikeness(required, held)
    expect(likeness >= met ? 'met' : likeness >= partly ? 'partly' : 'missing').toBe(expected)
  })
})

describe('titleRank', () => {
  it.each([
    ['Data Analyst Intern', 0],
    ['Junior Developer', 1],
    ['Data Analyst', null],
    ['Mid-level Engineer', 2],
    ['Senior Data Analyst', 3],
    ['Sr. Engineer', 3],
    ['Account Manager', 3],
    ['Engineering Manager', 4],
    ['Staff Software Engineer', 4],
    ['Staff Nurse', null],
    ['Team Lead', 4],
    ['Head of Sales', 5],
    ['Vice President, Sales', 6],
    ['Founder and CEO', 7],
    ['', null],
  ])('%j ranks %j', (title, rank) => expect(titleRank(title)).toBe(rank))
})

describe('isTitle', () => {
  it.each([
    ['Senior Data Analyst', true],
    ['Registered Nurse', true],
    ['Papertrail', false],
    ['Portland, OR', false],
    ['Responsible for the work of each analyst in our five offices abroad', false],
    ['', false],
  ])('%j: %j', (text, expected) => expect(isTitle(text)).toBe(expected))
})
