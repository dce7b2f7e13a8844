import type { Industry } from '#features/salary-files/point-values.ts'

/** A role in the sample: its typical yearly base salary at mid level in US dollars, its frequency, and its industries. */
export type SampleRole = {
  title: string
  base: number
  weight: number
  industries: readonly Industry[]
  /** How often the role is remote: 0 means never, 1 means as often as the average. */
  remote: number
  /** True if the level is part of the title, as in 'Senior Data Analyst'. */
  hasLevels: boolean
  degree: 'none' | 'some' | 'most'
}

type Line = [title: string, base: number, weight: number, ...industries: Industry[]]
type Shared = Pick<SampleRole, 'remote' | 'hasLevels' | 'degree'>

const of = (shared: Shared, lines: Line[]): SampleRole[] =>
  lines.map(([title, base, weight, ...industries]) => ({ title, base, weight, industries, ...shared }))

const desk: Shared = { remote: 1, hasLevels: true, degree: 'most' }
const office: Shared = { remote: 0.6, hasLevels: true, degree: 'some' }
const floor: Shared = { remote: 0, hasLevels: false, degree: 'none' }
const ward: Shared = { remote: 0.05, hasLevels: false, degree: 'most' }

/** Sixty roles in fourteen industries. The numbers are invented for the sample. */
export const sampleRoles: readonly SampleRole[] = [
  ...of(desk, [
    ['Data Analyst', 77_000, 24, 'Technology', 'Finance', 'Healthcare', 'Retail', 'Consulting', 'Government'],
    ['Data Engineer', 113_000, 8, 'Technology', 'Finance', 'Retail', 'Media'],
    ['Data Scientist', 121_000, 5, 'Technology', 'Finance', 'Healthcare', 'Consulting'],
    ['Analytics Engineer', 106_000, 8, 'Technology', 'Finance', 'Media'],
    ['Business Analyst', 84_000, 5, 'Consulting', 'Finance', 'Technology', 'Government', 'Energy'],
    ['Software Engineer', 117_000, 20, 'Technology', 'Finance', 'Media', 'Transportation', 'Healthcare'],
    ['Frontend Engineer', 114_000, 4, 'Technology', 'Media', 'Retail'],
    ['Backend Engineer', 124_000, 4, 'Technology', 'Finance', 'Transportation'],
    ['Machine Learning Engineer', 148_000, 3, 'Technology', 'Finance', 'Healthcare'],
    ['DevOps Engineer', 125_000, 3, 'Technology', 'Finance', 'Energy'],
    ['Security Engineer', 131_000, 2, 'Technology', 'Finance', 'Government'],
    ['Quality Assurance Engineer', 88_000, 2, 'Technology', 'Manufacturing'],
    ['Product Manager', 121_000, 9, 'Technology', 'Finance', 'Retail', 'Media'],
    ['Project Manager', 92_000, 5, 'Consulting', 'Technology', 'Energy', 'Real Estate', 'Government'],
    ['UX Designer', 98_000, 4, 'Technology', 'Media', 'Retail', 'Finance'],
    ['Graphic Designer', 60_000, 3, 'Marketing', 'Media', 'Retail'],
    ['Technical Writer', 79_000, 2, 'Technology', 'Manufacturing'],
    ['Marketing Manager', 93_000, 4, 'Marketing', 'Retail', 'Technology', 'Media'],
    ['Content Strategist', 74_000, 2, 'Marketing', 'Media', 'Technology'],
    ['SEO Specialist', 63_000, 2, 'Marketing', 'Retail'],
    ['Management Consultant', 112_000, 3, 'Consulting'],
    ['Financial Analyst', 84_000, 5, 'Finance', 'Manufacturing', 'Energy', 'Real Estate'],
    ['Actuary', 112_000, 1, 'Finance'],
    ['Editor', 64_000, 2, 'Media', 'Education'],
    ['Video Producer', 71_000, 2, 'Media', 'Marketing'],
    ['Policy Analyst', 76_000, 2, 'Government', 'Non-profit'],
    ['Grant Writer', 62_000, 2, 'Non-profit', 'Education'],
    ['Sustainability Analyst', 78_000, 1, 'Energy', 'Consulting', 'Manufacturing'],
  ]),
  ...of(office, [
    ['Accountant', 70_000, 8, 'Finance', 'Consulting', 'Real Estate', 'Non-profit'],
    ['Auditor', 76_000, 2, 'Finance', 'Government'],
    ['Payroll Specialist', 57_000, 2, 'Finance', 'Manufacturing', 'Healthcare'],
    ['Human Resources Manager', 89_000, 3, 'Consulting', 'Healthcare', 'Manufacturing', 'Retail'],
    ['Recruiter', 66_000, 3, 'Technology', 'Consulting', 'Healthcare'],
    ['Account Executive', 81_000, 4, 'Technology', 'Media', 'Manufacturing'],
    ['Sales Representative', 60_000, 4, 'Retail', 'Manufacturing', 'Real Estate', 'Technology'],
    ['Customer Success Manager', 81_000, 3, 'Technology', 'Finance'],
    ['Customer Support Specialist', 48_000, 4, 'Technology', 'Retail', 'Transportation'],
    ['Operations Manager', 85_000, 4, 'Transportation', 'Manufacturing', 'Retail', 'Energy'],
    ['Supply Chain Analyst', 76_000, 3, 'Transportation', 'Manufacturing', 'Retail'],
    ['Logistics Coordinator', 54_000, 3, 'Transportation', 'Retail'],
    ['Paralegal', 62_000, 2, 'Finance', 'Government', 'Real Estate'],
    ['Real Estate Analyst', 80_000, 1, 'Real Estate', 'Finance'],
    ['Property Manager', 65_000, 2, 'Real Estate'],
    ['Program Coordinator', 54_000, 3, 'Non-profit', 'Education', 'Government'],
    ['Mechanical Engineer', 95_000, 3, 'Manufacturing', 'Energy', 'Transportation'],
    ['Electrical Engineer', 101_000, 2, 'Energy', 'Manufacturing', 'Technology'],
    ['Civil Engineer', 91_000, 2, 'Government', 'Energy', 'Transportation'],
    ['Research Scientist', 98_000, 2, 'Healthcare', 'Energy', 'Education'],
  ]),
  ...of(ward, [
    ['Registered Nurse', 83_000, 14, 'Healthcare'],
    ['Medical Assistant', 42_000, 3, 'Healthcare'],
    ['Physical Therapist', 94_000, 2, 'Healthcare'],
    ['Pharmacist', 128_000, 2, 'Healthcare', 'Retail'],
    ['Health Information Specialist', 58_000, 1, 'Healthcare'],
    ['Elementary School Teacher', 59_000, 4, 'Education'],
    ['Social Worker', 56_000, 3, 'Non-profit', 'Healthcare', 'Government'],
  ]),
  ...of(floor, [
    ['Electrician', 63_000, 3, 'Energy', 'Real Estate', 'Manufacturing'],
    ['Wind Turbine Technician', 61_000, 1, 'Energy'],
    ['Warehouse Associate', 39_000, 4, 'Transportation', 'Retail'],
    ['Truck Driver', 55_000, 3, 'Transportation'],
    ['Store Manager', 56_000, 3, 'Retail'],
  ]),
]
