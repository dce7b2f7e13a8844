import { describe, expect, it } from 'vitest'
import { isTitle, titleRank, titleSimilarity } from './titles.ts'

describe('titleSimilarity', () => {
  const [met, partly] = [0.75, 0.35]
  it.each([
    ['Senior Data Analyst', 'Data Analyst', 'met'],
    ['Data Analyst', 'BI Analyst', 'met'],
    ['Software Engineer', 'Backend Developer', 'met'],
    ['Registered Nurse (ICU)', 'Staff Nurse', 'met'],
    ['Registered Nurse', 'RN', 'met'],
    ['Frontend Developer', 'Front-end Developer', 'met'],
    ['Front end engineer', 'Frontend developer', 'met'],
    ['RGN Sheffield', 'Registered Nurse', 'met'],
    ['Physical Therapist', 'Physiotherapist', 'met'],
    ['Accountant', 'Bookkeeper', 'partly'],
    ['Truck Driver', 'HGV Class 1 (C+E) driver', 'met'],
    ['Programme Manager', 'Program Manager', 'met'],
    ['Fernway and Co - Data Analyst (Contract)', 'Data Analyst', 'met'],
    ['[HCM] FRONTEND DEVELOPER', 'Front-end developer', 'met'],
    ['Aide comptable F/H', 'Bookkeeper', 'met'],
    ['Pielęgniarka/ Pielęgniarz', 'Nurse', 'met'],
    ['Go Engineer', 'Backend Engineer', 'partly'],
    ['Backend Engineer', 'DevOps Engineer', 'partly'],
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
    const likeness = titleSimilarity(required, held)
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
    ['Software Developer I', 1],
    ['Software Developer II', 2],
    ['Junior Account Manager', 1],
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
