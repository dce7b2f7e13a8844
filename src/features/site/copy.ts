/*
 * All claims of the marketing pages, word for word and only here (PLAT-13). Static by decision: they are not computed
 * from the platform. Trial and refund days are in the policy record, not here.
 */

export const siteClaim = 'Seekers and companies, people and AI, working together.'

/** The year is the specification's (LAND-10). */
export const siteCopyright = '© 2025 Tandem. All rights reserved.'

/** The trial's note next to the sign-up buttons; '' without a trial. */
export const trialClaim = (days: number): string =>
  days > 0 ? `${days === 1 ? '1 day' : `${days} days`} free, no card. ` : ''

export const landing = {
  title: 'Job hunting takes two',
  description:
    'Tandem compares every posting with your resume and shows the sentence that proves each match. You decide what is sent.',
  hero: {
    lead: 'Tandem compares every posting with your resume, shows the sentence that proves each match, and keeps track of what you sent and its status. You decide what is sent.',
  },
  customersLabel: 'Companies that hire with Tandem',
  who: {
    title: 'Who does what',
    lead: 'Tandem searches, compares and prepares. You choose what to send.',
    rows: [
      {
        step: 'Find',
        tandem: 'Compares every new posting with your resume and explains the fit',
        you: 'Shortlist the best matches',
      },
      {
        step: 'Check',
        tandem: 'Marks each requirement as met, partly met, missing or unknown, with the sentence that shows it',
        you: 'Fix the weak spots in your resume',
      },
      {
        step: 'Apply',
        tandem: 'Fills in what it knows about you and keeps an exact copy of what was sent',
        you: 'Answer what the company asks, then send',
      },
      {
        step: 'Follow',
        tandem: 'Notifies you when your application moves',
        you: 'Keep private notes that no one else can read',
      },
      {
        step: 'Decide',
        tandem: 'Shows pay, location and deadline before you spend an hour',
        you: 'Say yes, or withdraw',
      },
    ],
  },
  hiring: {
    title: 'Hiring? Post a job and see the evidence.',
    lead: 'Post a job, ask only what you need, and see each candidate with the evidence attached. The list shows who is waiting for an answer.',
    action: 'Post a job',
  },
  prices: {
    title: 'Simple pricing',
    soon: 'Pricing information will be available soon.',
  },
  end: { title: ['Bring your resume.', 'We brought the other half.'], action: 'Get started' },
} as const

/** The product tour behind the hero's button; scripts/record-tour.ts makes the video and captions. */
export const tour = {
  action: 'Watch it, {seconds} s',
  title: 'A tour of Tandem',
  about: 'Recorded in the product with sample data. The video has no sound.',
  seconds: 32,
  lines: [
    "Enter what you're looking for.",
    'Each match is explained: what is met, what is missing, and the sentence in your resume that shows it.',
    'Apply once, with the resume you choose and the answers the company asks for.',
    'Build your resume next to the final page: the preview is the PDF.',
    'See the status of every application. Your notes are yours alone.',
    'The company reads what you sent, and answers.',
    "You're notified right away.",
  ],
} as const

/** Response times and office hours (HELP-05). */
export const supportTimes = {
  chat: 'Instant',
  premiumMail: 'Under 2 hours',
  standardMail: 'Under 24 hours',
  phone: '24/7',
  office: 'Monday to Friday, 9:00 AM to 6:00 PM Pacific',
} as const

/** The strip of customers (LAND-01); marks drawn by the project. */
export const customers = [
  { name: 'Fernway Health', mark: 'fernway' },
  { name: 'Halden Freight', mark: 'halden' },
  { name: 'Orrery Labs', mark: 'orrery' },
  { name: 'Kestrel Mobility', mark: 'kestrel' },
  { name: 'Copperline', mark: 'copperline' },
  { name: 'Papertrail', mark: 'papertrail' },
  { name: 'Saltworks', mark: 'saltworks' },
  { name: 'Lumen & Loam', mark: 'lumen' },
  { name: 'Rowanmere', mark: 'rowanmere' },
  { name: 'Stonelark', mark: 'stonelark' },
  { name: 'Palmeira House', mark: 'palmeira' },
] as const

/** LAND-04 */
export const siteClaims = [
  { figure: '10K+', of: 'users' },
  { figure: '50K+', of: 'listings' },
  { figure: '95%', of: 'success' },
  { figure: '24/7', of: 'support' },
] as const

/** Exactly four, static, and called samples where they show (LAND-03). */
export const sampleJobs = [
  {
    title: 'Analytics Engineer',
    company: 'Orrery Labs',
    mark: 'orrery',
    place: 'Seattle, WA',
    type: 'full-time',
    min: 115_000,
    max: null,
  },
  {
    title: 'Brand Designer',
    company: 'Saltworks Studio',
    mark: 'saltworks',
    place: 'Remote',
    type: 'contract',
    min: 78_000,
    max: 90_000,
  },
  {
    title: 'Fleet Planner',
    company: 'Kestrel Mobility',
    mark: 'kestrel',
    place: 'Portland, OR',
    type: 'full-time',
    min: 84_000,
    max: 99_000,
  },
  {
    title: 'Field Program Lead',
    company: 'Lumen & Loam',
    mark: 'lumen',
    place: 'Nairobi',
    type: 'full-time',
    min: null,
    max: null,
  },
] as const

/** A posting and a resume, with links between matching parts: how a match is explained. */
export const sampleMatch = {
  company: 'Fernway Health',
  mark: 'fernway',
  title: 'Senior Data Analyst',
  asked: [
    'Three years of SQL in production',
    'Dashboards people use without help',
    'Catches errors before finance does',
  ],
  open: { label: 'dbt or similar', note: 'not found, so it asks you' },
  person: 'Maya Okafor',
  from: 'Data Analyst, Papertrail. March 2022 to present',
  shown: [
    { before: '', marked: 'Wrote and maintained 140 SQL models', after: ' behind the weekly operations review.' },
    { before: 'Cut ad-hoc requests by 38% with ', marked: 'six self-serve dashboards', after: ' in Looker.' },
    { before: '', marked: 'Found and fixed a rounding error', after: ' worth $61,000 a year in refunds.' },
  ],
  score: 81,
  states: ['met', 'met', 'met', 'met', 'met', 'met', 'partly', 'missing', 'unknown'],
  verdict: { strong: 'A strong match.', rest: 'Six of nine met, and it can show you where.' },
} as const

/** Three candidates as a company sees them. */
export const sampleCandidates = [
  { name: 'Thuy Nguyen', about: '5 yrs, Looker, dbt', status: 'submitted', label: 'New', score: 94, met: 8, partly: 1 },
  {
    name: 'Ravi Krishnan',
    about: '6 yrs, claims data',
    status: 'reviewing',
    label: 'Reviewing',
    score: 83,
    met: 7,
    partly: 1,
  },
  {
    name: 'Maya Okafor',
    about: '5 yrs, SQL, Looker',
    status: 'interview',
    label: 'Interview',
    score: 81,
    met: 6,
    partly: 1,
  },
] as const

/**
 * The public salary page: sample numbers, labeled as samples. The analyzer's own counts are shown next
 * to the claim and are not copy.
 */
export const salaryCopy = {
  title: 'What does the job pay?',
  lead: "Enter a title and a location. You'll get the median, the range, bonus, equity and benefits, and the confidence of each figure.",
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
    lead: 'Growth in median pay over one year.',
    roles: [
      { title: 'Machine Learning Engineer', growth: 18 },
      { title: 'Security Analyst', growth: 15 },
      { title: 'Data Engineer', growth: 13 },
      { title: 'Nurse Practitioner', growth: 12 },
      { title: 'Wind Turbine Technician', growth: 11 },
    ],
  },
  sureness: {
    title: 'How reliable is a figure?',
    lead: 'Every answer shows its number of data points.',
    levels: [
      { points: '50 or more', means: 'High confidence' },
      { points: '20 to 49', means: 'Medium confidence' },
      { points: '5 to 19', means: 'Low confidence' },
      { points: 'Fewer than 5', means: 'Too few data points to show' },
    ],
  },
  industry: { title: 'Salary by industry' },
} as const
