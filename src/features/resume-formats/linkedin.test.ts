import { expect, it } from 'vitest'
import { type LinkedInExport, parseLinkedIn } from './linkedin.ts'

const read = (tables: LinkedInExport) => parseLinkedIn(tables)?.content
const person = { 'First Name': 'Thandiwe', 'Last Name': 'Moyo' }

it('rejects empty tables, and reads no date of birth', () => {
  expect(parseLinkedIn({ Profile: [], Positions: [{ Title: '' }] })).toBeNull()
  expect(JSON.stringify(parseLinkedIn({ Profile: [{ ...person, 'Birth Date': 'Jan 1' }] }))).not.toContain('Jan 1')
})

it('reads the first number that is not empty, and the primary address', () => {
  const content = read({
    Profile: [person],
    PhoneNumbers: [{ Number: '' }, { Number: ' ' }, { Number: '+263 77 123' }, { Number: '0771' }],
    'Email Addresses': [
      { 'Email Address': 'old@moyo.example', Primary: 'No' },
      { 'Email Address': '', Primary: 'Yes' },
      { 'Email Address': 'new@moyo.example', Primary: 'Yes' },
    ],
  })
  expect(content?.personalInfo).toMatchObject({ phone: '+263 77 123', email: 'new@moyo.example' })
})

it('reads the headline and the summary', () => {
  const alone = read({ Profile: [{ ...person, Headline: 'Chemist' }] })
  expect([alone?.personalInfo.headline, alone?.professionalSummary]).toEqual(['Chemist', ''])
  const both = parseLinkedIn({ Profile: [{ ...person, Headline: 'Chemist', Summary: 'I mix.' }] })
  expect(both?.content).toMatchObject({ personalInfo: { headline: 'Chemist' }, professionalSummary: 'I mix.' })
  expect(both?.unplaced).toEqual([])
  const apart = { Profile: [person], 'Profile Summary': [{ 'Profile Summary': 'Mixes.' }] }
  expect(read(apart)?.professionalSummary).toBe('Mixes.')
})

it('reads every website, and bullets within a cell', () => {
  const content = read({
    Profile: [
      {
        ...person,
        Websites:
          '[PORTFOLIO:https://a.example,OTHER:https://b.example/x,OTHER:https://www.linkedin.com/in/moyo,OTHER:https://c.example]',
      },
    ],
    Positions: [{ Title: 'Chemist', Description: 'Runs a lab. • Mixed acids • Trained two', 'Started On': 'Mar 2019' }],
  })
  expect(content?.personalInfo).toMatchObject({
    website: 'https://a.example',
    portfolio: 'https://b.example/x',
    linkedIn: 'https://www.linkedin.com/in/moyo',
  })
  expect(content?.personalInfo.links).toEqual([{ label: '', url: 'https://c.example' }])
  expect(content?.workExperience[0]?.responsibilities).toEqual(['Runs a lab.', 'Mixed acids', 'Trained two'])
})

it.each([
  ['janv. 2019', 'août 2021'],
  ['ene. de 2019', 'ago. de 2021'],
  ['Jan. 2019', 'Aug. 2021'],
  ['2019年1月', '2021年8月'],
  ['01/2019', '08/2021'],
  ['янв. 2019', 'авг. 2021'],
])('reads the dates %s and %s', (start, end) => {
  const content = read({ Positions: [{ Title: 'Chemist', 'Started On': start, 'Finished On': end }] })
  expect(content?.workExperience).toMatchObject([{ startDate: '2019-01', endDate: '2021-08', isCurrentRole: false }])
})

it('reads publications, volunteering and honors as entries', () => {
  const content = read({
    Profile: [person],
    Publications: [
      {
        Name: 'On Acids',
        Publisher: 'Lab Weekly',
        'Published On': 'Mar 3, 2020',
        Description: 'Why.',
        Url: 'https://l.example',
      },
    ],
    Volunteering: [
      {
        'Company Name': 'Food bank',
        Role: 'Driver',
        Cause: 'POVERTY',
        'Started On': 'Jan 2019',
        Description: 'Drove.',
      },
    ],
    Honors: [{ Title: 'Best paper', Description: 'Of 30.', 'Issued On': 'May 2021' }],
  })
  expect(content).toMatchObject({
    publications: [
      { name: 'On Acids', publisher: 'Lab Weekly', date: '2020-03', link: 'https://l.example', summary: 'Why.' },
    ],
    volunteering: [
      {
        role: 'Driver',
        organization: 'Food bank',
        startDate: '2019-01',
        endDate: null,
        isOngoing: true,
        responsibilities: ['Drove.'],
      },
    ],
    awards: [{ name: 'Best paper', issuer: '', date: '2021-05', summary: 'Of 30.' }],
    customSections: [],
  })
})
