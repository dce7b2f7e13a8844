/*
 * What the public salary page claims, static by ruling and nowhere else: sample figures of the marketing page,
 * called samples where they show. What the analyzer itself counts stands beside the claim and is no copy.
 */
export const salaryCopy = {
  title: 'What does the job pay?',
  lead: 'Enter a title and a place. You get the median, the spread, bonus, equity and benefits, and how sure each figure is.',
  claim: '500,000+ data points',
  sample: 'Sample figures',
  popular: {
    title: 'Popular roles',
    roles: [
      { title: 'Software Engineer', median: 120_000, low: 90_000, high: 165_000, place: 'Seattle, WA' },
      { title: 'Product Manager', median: 125_000, low: 95_000, high: 170_000, place: 'San Francisco, CA' },
      { title: 'Data Analyst', median: 82_000, low: 65_000, high: 105_000, place: 'Portland, OR' },
      { title: 'UX Designer', median: 98_000, low: 75_000, high: 130_000, place: 'New York, NY' },
      { title: 'Marketing Manager', median: 92_000, low: 70_000, high: 125_000, place: 'Chicago, IL' },
      { title: 'Registered Nurse', median: 84_000, low: 68_000, high: 104_000, place: 'Denver, CO' },
    ],
  },
  growing: {
    title: 'Fastest-growing roles',
    lead: 'Growth of median pay in a year.',
    roles: [
      { title: 'Machine Learning Engineer', growth: 18 },
      { title: 'Security Analyst', growth: 15 },
      { title: 'Data Engineer', growth: 13 },
      { title: 'Nurse Practitioner', growth: 12 },
      { title: 'Wind Turbine Technician', growth: 11 },
    ],
  },
  sureness: {
    title: 'How sure is a figure?',
    lead: 'Every answer says on how many data points it stands.',
    levels: [
      { points: '50 or more', means: 'High confidence' },
      { points: '20 to 49', means: 'Medium confidence' },
      { points: '5 to 19', means: 'Low confidence' },
      { points: 'Fewer than 5', means: 'No figures: too few to say' },
    ],
  },
  industry: { title: 'Salary by industry' },
} as const
