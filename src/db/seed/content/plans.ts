import type { PlanContent } from './types.ts'

// The one limit that a plan sets is its number of applications; no other one, and nothing that is not built, is promised.
const content: PlanContent[] = [
  {
    key: 'basic',
    name: 'Basic',
    description: 'For a slow, careful search.',
    features: [
      '5 applications per month',
      'Resume and cover letter builder',
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
      'Human coaching requests',
      'A named contact',
      'Onboarding session for your advisers',
      'Workshops on resumes and interviews',
      'Help with bringing in the resumes you have',
      'Your own salary data, imported for you',
      'Payment by invoice',
      'A data processing agreement',
      'A review with your contact each quarter',
    ],
    highlights: ['Everything in Pro', 'Human coaching requests', 'A named contact'],
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
