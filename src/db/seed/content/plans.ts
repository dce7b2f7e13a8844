import type { PlanContent } from './types.ts'

const content: PlanContent[] = [
  {
    key: 'basic',
    name: 'Basic',
    description: 'For a slow, careful search.',
    features: [
      '5 applications per month',
      'One resume, one cover letter',
      'Explained job match',
      'Job tracker',
      'Salary analyzer',
      'Interview question bank',
      'Saved jobs with private notes',
      'Status updates by mail',
    ],
    highlights: ['5 applications per month', 'Explained job match', 'Job tracker'],
    featured: false,
    active: true,
    priceMonthly: 9,
    priceYearly: 108,
    applicationLimit: 5,
  },
  {
    key: 'pro',
    name: 'Pro',
    description: 'For looking seriously, with help.',
    features: [
      'Unlimited applications',
      'Unlimited resumes',
      'Auto apply with your approval',
      'Mock interviews with feedback',
      'Priority support',
      'Salary comparison',
      'Unlimited cover letters',
      'Rewrites that add no fact of their own',
      'Resume score with a fix for every lost point',
      'Answer bank for application questions',
      'Resume links you can revoke',
    ],
    highlights: ['Unlimited applications', 'Auto apply with your approval', 'Mock interviews with feedback'],
    featured: true,
    active: true,
    priceMonthly: 29,
    priceYearly: 278.4,
    applicationLimit: null,
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    description: 'For career centres and cohorts.',
    features: [
      'Everything in Pro',
      '25 seats',
      'Human coaching requests',
      'Cohort reports',
      'Single sign-on',
      'A named contact',
      'Import of participants from a spreadsheet',
      'Shared answer bank and letter templates',
      'One invoice for all seats',
      'Onboarding session for your advisers',
    ],
    highlights: ['Everything in Pro', '25 seats', 'Human coaching requests'],
    featured: false,
    active: true,
    priceMonthly: 79,
    priceYearly: 948,
    applicationLimit: null,
  },
]

/**
 * The three plans of the landing and subscription pages. Pro is $29 a month, or $278.40 a year: the $23.20 that the
 * landing page shows is the year's price by the month.
 */
export function plans(): PlanContent[] {
  return structuredClone(content)
}
