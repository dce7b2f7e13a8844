import { expect, it } from 'vitest'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyLetter } from '#features/document-content/letter-content.ts'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

const written = { title: 'All of it', design: defaultDesign(), from: null }

/** A value for every field of a resume. */
const fullResume = () => ({
  personalInfo: {
    fullName: 'Maya Okafor',
    headline: 'Data Analyst',
    email: 'maya@okafor.example',
    phone: '555',
    location: 'Portland',
    linkedIn: 'in',
    website: 'web',
    portfolio: 'port',
    links: [{ label: 'Talks', url: 'talks.example' }],
  },
  professionalSummary: 'I count.',
  workExperience: [
    {
      id: newId(),
      jobTitle: 'Analyst',
      company: 'Papertrail',
      location: 'Remote',
      startDate: '2022-03',
      endDate: null,
      isCurrentRole: true,
      isSameEmployer: true,
      responsibilities: ['One', 'Two'],
    },
  ],
  education: [
    {
      id: newId(),
      degree: 'BSc',
      school: 'OSU',
      location: 'Corvallis',
      graduationYear: '2020',
      gpa: '3.9',
      honors: 'Yes',
    },
  ],
  projects: [
    {
      id: newId(),
      name: 'Refunds',
      description: 'Found an error.',
      technologies: ['dbt'],
      link: 'https://a.example',
      startDate: '2021-01',
      endDate: '2021-02',
      isOngoing: false,
    },
  ],
  skills: [{ id: newId(), name: 'SQL', category: 'Databases' as const, level: 'Expert' as const }],
  certifications: [
    { id: newId(), name: 'CPA', issuer: 'AICPA', date: '2023-01', expiryDate: '2026-01', credentialId: 'X1' },
  ],
  languages: [{ id: newId(), name: 'Igbo', proficiency: 'Fluent' as const, writtenLevel: 'C2' }],
  publications: [
    {
      id: newId(),
      name: 'On Refunds',
      publisher: 'Ledger',
      date: '2023-05',
      link: 'https://l.example',
      summary: 'How.',
    },
  ],
  volunteering: [
    {
      id: newId(),
      role: 'Driver',
      organization: 'Food bank',
      location: 'Portland',
      link: 'food.example',
      startDate: '2021-01',
      endDate: null,
      isOngoing: true,
      responsibilities: ['Drove'],
    },
  ],
  awards: [
    {
      id: newId(),
      name: 'Best paper',
      issuer: 'Ledger',
      date: '2024',
      link: 'https://l.example/best',
      summary: 'One.',
    },
  ],
  customSections: [{ id: newId(), title: 'Volunteering', content: 'Food bank', items: ['Sorted'] }],
})

it('a resume stores every field of its parts and returns them unchanged (BUILD-08)', async () => {
  const editors = product.as((await createUser(product.db)).id).editors
  const content = fullResume()
  expect(Object.keys(content).sort()).toEqual(Object.keys(emptyResume()).sort())
  expect(emptyResume()).toEqual({
    personalInfo: {
      fullName: '',
      headline: '',
      email: '',
      phone: '',
      location: '',
      linkedIn: '',
      website: '',
      portfolio: '',
      links: [],
    },
    professionalSummary: '',
    workExperience: [],
    education: [],
    projects: [],
    skills: [],
    certifications: [],
    languages: [],
    publications: [],
    volunteering: [],
    awards: [],
    customSections: [],
  })
  const id = newId()
  await editors.saveResume({ ...written, id, content })
  expect((await editors.openResume({ id })).content).toEqual(content)
  const more = { ...content, hobbies: ['Chess'], personalInfo: { ...content.personalInfo, age: '30' } }
  await editors.saveResume({ ...written, id, from: 1, content: more })
  expect((await editors.openResume({ id })).content).toEqual(content)
})

it('a letter starts with one empty paragraph, stores its four parts and returns them unchanged (COVER-04)', async () => {
  const editors = product.as((await createUser(product.db)).id).editors
  expect(emptyLetter()).toEqual({
    personalInfo: { fullName: '', email: '', phone: '', address: '' },
    recipientInfo: { hiringManager: '', company: '', address: '' },
    jobInfo: { position: '', referenceNumber: '', source: '' },
    paragraphs: { opening: '', body: [''], closing: '' },
    signature: '',
  })
  const content = {
    personalInfo: { fullName: 'Maya', email: 'm@o.example', phone: '555', address: 'Portland' },
    recipientInfo: { hiringManager: 'Lena', company: 'Papertrail', address: 'Berlin' },
    jobInfo: { position: 'Analyst', referenceNumber: 'R-7', source: 'Tandem' },
    paragraphs: { opening: 'Dear Lena,', body: ['One', 'Two'], closing: 'Thank you.' },
    signature: 'Maya Okafor',
  }
  const id = newId()
  await editors.saveLetter({ ...written, id, content })
  expect((await editors.openLetter({ id })).content).toEqual(content)
})
