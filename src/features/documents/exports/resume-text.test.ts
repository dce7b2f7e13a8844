import { expect, it } from 'vitest'
import { Design } from '#features/document-content/design.ts'
import { emptyLetter } from '#features/document-content/letter-content.ts'
import { emptyResume, ResumeContent } from '#features/document-content/resume-content.ts'
import { letterText } from './letter-text.ts'
import { resumeText } from './resume-text.ts'

const id = '0199d1f0-0000-7000-8000-0000000000aa'

it('writes a resume in reading order and omits empty fields (PREV-06)', () => {
  const content = {
    ...emptyResume(),
    personalInfo: { ...emptyResume().personalInfo, fullName: 'ليلى حداد', email: 'layla@x.example' },
    professionalSummary: 'One.\nTwo.',
    workExperience: [
      {
        id,
        jobTitle: 'Analyst',
        company: '',
        location: '',
        startDate: '2020-02',
        endDate: null,
        isCurrentRole: true,
        isSameEmployer: false,
        responsibilities: ['Led\nfour.', ''],
      },
    ],
    languages: [{ id, name: '', proficiency: 'Basic' as const, writtenLevel: '' }],
  }
  expect(resumeText(content)).toBe(
    'ليلى حداد\nlayla@x.example\n\nSUMMARY\nOne.\nTwo.\n\nEXPERIENCE\nAnalyst\nFeb 2020 – Present\n- Led\n  four.\n',
  )
})

it('writes a resume in the language, order and headings of its design, without hidden sections', () => {
  const content = ResumeContent.parse({
    professionalSummary: 'Plane Flotten.',
    workExperience: [{ id, jobTitle: 'Disponentin', startDate: '2020-03', isCurrentRole: true }],
    skills: [{ id, name: 'SQL', category: 'Databases' }],
    languages: [{ id, name: 'Igbo', proficiency: 'Native' }],
    certifications: [{ id, name: 'Gefahrgut', date: '2023-05', expiryDate: '2028-05', credentialId: '77' }],
  })
  const design = Design.parse({
    language: 'de',
    dates: 'long',
    sections: [{ id: 'languages' }, { id: 'workExperience', title: 'Stationen' }, { id: 'skills', isHidden: true }],
  })
  expect(resumeText(content, design)).toBe(
    [
      'SPRACHEN\nIgbo (Muttersprache)',
      'STATIONEN\nDisponentin\nMärz 2020 – heute',
      'PROFIL\nPlane Flotten.',
      'ZERTIFIKATE\nGefahrgut\nMai 2023, Gültig bis Mai 2028, Zertifikatsnummer 77\n',
    ].join('\n\n'),
  )
})

it('writes a letter in the order of its page (PREV-06)', () => {
  const letter = emptyLetter()
  const content = {
    ...letter,
    personalInfo: { ...letter.personalInfo, fullName: 'Maya' },
    jobInfo: { ...letter.jobInfo, position: 'Analyst' },
    paragraphs: { opening: 'I apply.', body: ['Because.', ''], closing: 'Thanks.' },
    signature: 'Maya',
  }
  expect(letterText(content, { language: 'en' })).toBe(
    'Maya\n\nRe: Analyst\n\nDear Hiring Manager,\n\nI apply.\n\nBecause.\n\nThanks.\n\nSincerely,\nMaya\n',
  )
})

it('writes the label of a link before its address', () => {
  const { personalInfo } = emptyResume()
  const links = [
    { label: 'Code', url: 'github.com/maya' },
    { label: '', url: 'maya.example' },
    { label: 'Talks', url: '' },
  ]
  expect(resumeText({ ...emptyResume(), personalInfo: { ...personalInfo, links } })).toBe(
    'Code: github.com/maya\nmaya.example\n',
  )
})

it('writes marked texts without their marks', () => {
  const workExperience = [
    ...ResumeContent.parse({
      workExperience: [{ id, responsibilities: ['Cut **40 %**', '\tIn [a year](https://a.example)'] }],
    }).workExperience,
  ]
  expect(resumeText({ ...emptyResume(), professionalSummary: '**Five** years', workExperience })).toBe(
    'SUMMARY\nFive years\n\nEXPERIENCE\n- Cut 40 %\n- In a year\n',
  )
})

it('is empty for an empty resume', () => {
  expect([resumeText(emptyResume()), letterText(emptyLetter(), { language: 'en' })]).toEqual(['', ''])
})
