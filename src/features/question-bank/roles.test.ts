import { describe, expect, it } from 'vitest'
import { questionRoleOf } from './roles.ts'

describe('questionRoleOf', () => {
  it.each([
    ['Senior Data Analyst', 'Data and Analytics'],
    ['Frontend Engineer', 'Software Engineering'],
    ['Product Designer', 'Design'],
    ['Product Manager', 'Product Management'],
    ['Registered Nurse', 'Nursing and Health Care'],
    ['Account Executive', 'Sales'],
    ['Staff Accountant', 'Finance and Accounting'],
    ['Warehouse Supervisor', 'Operations and Logistics'],
    ['Recruiter', 'Human Resources'],
    ['Executive Assistant', 'Administration'],
    ['Customer Success Manager', 'Customer Support'],
    ['Master Electrician', 'Skilled Trades'],
    ['Math Teacher', 'Teaching and Training'],
    ['Line Cook', 'Hospitality and Retail'],
    ['Scrum Master', 'Project Management'],
    ['Content Strategist', 'Marketing'],
    ['skilled trades', 'Skilled Trades'],
    ['Falconer', null],
    ['', null],
  ])('%s is %s', (title, role) => {
    expect(questionRoleOf(title)).toBe(role)
  })
})
