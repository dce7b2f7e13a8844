import { describe, expect, it } from 'vitest'
import { sensitiveKind } from './sensitive-questions.ts'

const never: [string, string[]][] = [
  [
    'work_right',
    [
      'Are you legally authorized to work in the United States?',
      'Are you authorised to work in the UK?',
      'Do you have the right to work in Germany?',
      'Will you now or in the future require sponsorship?',
      'Do you need a visa?',
      'What is your citizenship?',
      'Nationality',
      'Work authorization status',
      'Are you eligible to work in Canada?',
      'Do you hold a work permit or H-1B?',
    ],
  ],
  [
    'legal',
    [
      'Have you ever been convicted of a felony?',
      'Do you have a criminal record?',
      'Would you pass a background check?',
      'Are you bound by a non-compete?',
      'Do you hold a security clearance?',
      'Have you ever been dismissed from a post?',
      'Will you take a drug test?',
    ],
  ],
  [
    'identity',
    [
      'Gender',
      'What are your pronouns?',
      'Race / Ethnicity',
      'Are you Hispanic or Latino?',
      'What is your religion?',
      'Sexual orientation',
      'Are you a protected veteran?',
      'Marital status',
      'Do you have children?',
      'Voluntary self-identification',
      'Equal opportunities monitoring',
    ],
  ],
  [
    'health',
    [
      'Do you have a disability?',
      'Do you need reasonable adjustments?',
      'Are you vaccinated?',
      'Is there anything we can do to make an interview work for you?',
    ],
  ],
  [
    'age',
    [
      'How old are you?',
      'Date of birth',
      'Are you at least 18 years of age?',
      'Year of graduation: year you graduated',
    ],
  ],
  [
    'pay_history',
    [
      'What is your current salary?',
      'Salary history',
      'Current CTC (in lakhs)',
      'What did you earn in your last job? (previous salary)',
      'Most recent compensation',
    ],
  ],
  [
    'consent',
    ['I agree to the privacy policy', 'I certify that all of it is true', 'Signature', 'Social Security Number'],
  ],
  ['this_place', ['Why this job?', 'Why do you want to work with us?', 'What do you know about our product?']],
]

describe('questions that are never answered automatically (AUTO-04)', () => {
  it.each(never.flatMap(([kind, labels]) => labels.map((label) => [label, kind])))('%s (%s)', (label) => {
    expect(sensitiveKind({ label })).not.toBeNull()
  })

  it('are recognized by their help, heading and options too, in any spelling', () => {
    expect(sensitiveKind({ label: 'Status', helpText: 'Needed for visa sponsorship' })).toBe('work_right')
    expect(sensitiveKind({ label: 'Please choose', options: ['Male', 'Female', 'Non-binary gender'] })).toBe('identity')
    expect(sensitiveKind({ label: 'Choose', groupName: 'Diversity' })).toBe('identity')
    expect(sensitiveKind({ label: 'WHAT  IS YOUR GÉNDER??' })).toBe('identity')
    expect(sensitiveKind({ label: 'Are you a citizen’s child?' })).not.toBeNull()
  })

  it.each([
    'How many years of SQL do you have?',
    'Which of these tools have you used?',
    'Link to your portfolio',
    'When can you start?',
    'Notice period',
    'Do you have a forklift certificate?',
    'Which languages do you speak?',
    'Favourite database',
    'Salary expectation in dollars',
    'Can you work on weekends?',
    'Describe a dashboard that changed a decision',
  ])('%s may be answered from the bank', (label) => {
    expect(sensitiveKind({ label })).toBeNull()
  })
})
