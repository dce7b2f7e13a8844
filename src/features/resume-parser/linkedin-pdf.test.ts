import { describe, expect, it } from 'vitest'
import type { SourceLine } from '#lib/source-line.ts'
import { parseLinkedInPdf } from './linkedin-pdf.ts'
import { parseResume } from './parse-resume.ts'
import { line as sourceLine } from './source-lines.testing.ts'

const line = (text: string, size: number, more: Partial<SourceLine> = {}) =>
  sourceLine(text, { x: 223.6, size, gap: 0.1, ...more })
const side = (text: string, size = 10.5, links: string[] = []) => line(text, size, { x: 21.6, isSide: true, links })
const small = (text: string, gap = 0.1) => line(text, 10.5, { gap })
const item = (text: string) => line(text, 10.5, { kind: 'item', gap: 0.41 })
const [heading, company, role] = [15.75, 12, 11.5]

type Words = Record<'contact' | 'skills' | 'languages' | 'summary' | 'jobs' | 'education', string>
const english: Words = {
  contact: 'Contact',
  skills: 'Top Skills',
  languages: 'Languages',
  summary: 'Summary',
  jobs: 'Experience',
  education: 'Education',
}

const profile = (words: Words = english): SourceLine[] => [
  side(words.contact, 13),
  side('+254 700 000 123 (Mobile)'),
  side('wanjiru@kamau.example', 10.5, ['mailto:wanjiru@kamau.example']),
  side('www.linkedin.com/in/wanjiru-kamau (LinkedIn)', 11),
  side('kamau.example/essays (Blog)', 11),
  side(words.skills, 13),
  side('Irrigation, Drainage'),
  side(words.languages, 13),
  side('Kikuyu (Native or Bilingual)'),
  side('Swahili'),
  line('Wanjiru Kamau', 26),
  line('Water engineer who writes', 12),
  line('Nyeri, Kenya', 12),
  line(words.summary, heading),
  line('I bring water to farms.', 12),
  line(words.jobs, heading),
  line('Tana Basin Authority', company),
  small('6 years 3 months'),
  line('Chief Engineer', role),
  small('June 2018 - Present (5 years)'),
  small('Garissa, Kenya'),
  item('Built forty wells.'),
  line('Field Engineer', role),
  small('March 2017 - June 2018 (1 year 4 months)'),
  small('Walked the canals and', 0.63),
  line('measured them.', 10.5, { page: 2, gap: 2 }),
  line('Aberdare Pumps', company, { page: 2 }),
  line('Trainee', role, { page: 2 }),
  line('2016 - 2016 (less than a year)', 10.5, { page: 2 }),
  line(words.education, heading, { page: 2 }),
  line('University of Nairobi', company, { page: 2 }),
  line('Bachelor of Science (BSc), Water Engineering \u00b7 (2011 - 2015)', 10.5, { page: 2, gap: 0.38 }),
]

describe("a resume of LinkedIn's PDF", () => {
  it('reads the paragraphs of the summary, and the group of a skill with its category in brackets', () => {
    const lines = profile().flatMap((one) =>
      one.text === 'I bring water to farms.'
        ? [one, line('Tools:', 12), item('EPANET'), line('Based in Nyeri.', 12)]
        : [one.text === 'Irrigation, Drainage' ? side('Python (Programming Language)') : one],
    )
    const { content } = parseResume(lines)
    expect(content.professionalSummary).toBe('I bring water to farms.\nTools:\n• EPANET\nBased in Nyeri.')
    expect(content.skills).toMatchObject([{ name: 'Python (Programming Language)', category: 'Programming Languages' }])
  })

  it('reads every value into its field', () => {
    const { content, unplaced } = parseResume(profile())
    expect(content.personalInfo).toEqual({
      fullName: 'Wanjiru Kamau',
      headline: 'Water engineer who writes',
      email: 'wanjiru@kamau.example',
      phone: '+254 700 000 123',
      location: 'Nyeri, Kenya',
      linkedIn: 'www.linkedin.com/in/wanjiru-kamau',
      website: 'kamau.example/essays',
      portfolio: '',
      links: [],
    })
    expect(content.professionalSummary).toBe('I bring water to farms.')
    expect(content.skills.map(({ name }) => name)).toEqual(['Irrigation, Drainage'])
    expect(content.languages).toMatchObject([
      { name: 'Kikuyu', proficiency: 'Native', writtenLevel: 'Native or Bilingual' },
      { name: 'Swahili', proficiency: '', writtenLevel: '' },
    ])
    expect(content.education).toMatchObject([
      {
        school: 'University of Nairobi',
        degree: 'Bachelor of Science (BSc), Water Engineering',
        graduationYear: '2015',
      },
    ])
    expect(unplaced).toEqual([])
  })

  it('reads a job for each role in a company, without the durations', () => {
    const jobs = parseResume(profile()).content.workExperience
    expect(jobs).toMatchObject([
      {
        company: 'Tana Basin Authority',
        jobTitle: 'Chief Engineer',
        location: 'Garissa, Kenya',
        startDate: '2018-06',
        endDate: null,
        isCurrentRole: true,
        responsibilities: ['Built forty wells.'],
      },
      {
        company: 'Tana Basin Authority',
        jobTitle: 'Field Engineer',
        location: '',
        startDate: '2017-03',
        endDate: '2018-06',
        responsibilities: ['Walked the canals and measured them.'],
      },
      { company: 'Aberdare Pumps', jobTitle: 'Trainee', startDate: '2016', endDate: '2016', responsibilities: [] },
    ])
  })

  it.each([
    ['Spanish', 'Contactar', 'Aptitudes principales', 'Languages', 'Extracto', 'Experiencia', 'Educación'],
    ['Portuguese', 'Contato', 'Principais competências', 'Languages', 'Resumo', 'Experiência', 'Formação acadêmica'],
    ['French', 'Coordonnées', 'Principales compétences', 'Languages', 'Résumé', 'Expérience', 'Formation'],
    ['German', 'Kontakt', 'Top-Kenntnisse', 'Languages', 'Zusammenfassung', 'Berufserfahrung', 'Ausbildung'],
    ['Italian', 'Contatti', 'Competenze principali', 'Languages', 'Riepilogo', 'Esperienza', 'Formazione'],
    ['Dutch', 'Contactgegevens', 'Belangrijkste vaardigheden', 'Languages', 'Samenvatting', 'Ervaring', 'Opleiding'],
    ['Russian', 'Способы связаться', 'Основные навыки', 'Languages', 'Общие сведения', 'Опыт работы', 'Образование'],
    ['Polish', 'Kontakt', 'Główne umiejętności', 'Languages', 'Podsumowanie', 'Doświadczenie', 'Wykształcenie'],
    ['Turkish', 'İletişim Bilgileri', 'En Önemli Yetenekler', 'Languages', 'Özet', 'Deneyim', 'Eğitim'],
    ['Chinese', '联系方式', '热门技能', 'Languages', '个人简介', '工作经历', '教育经历'],
    ['Japanese', '連絡先', '主なスキル', 'Languages', '概要', '職歴', '学歴'],
    ['Korean', '연락처', '주요 보유기술', 'Languages', '자기소개', '경력사항', '학력'],
    ['a language without words here', 'Yhteys', 'Top Skills', 'Languages', 'Aaa', 'Bbb', 'Ccc'],
  ])('recognizes the sections in %s', (_, contact, skills, languages, summary, jobs, education) => {
    const { content } = parseResume(profile({ contact, skills, languages, summary, jobs, education }))
    expect(content.professionalSummary).toBe('I bring water to farms.')
    expect(content.skills).toHaveLength(1)
    expect(content.languages).toHaveLength(2)
    expect(content.workExperience).toHaveLength(3)
    expect(content.education).toHaveLength(1)
  })

  it.each([
    ['a resume that names a LinkedIn address in its main column', profile().map((one) => ({ ...one, isSide: false }))],
    ['a side column without a LinkedIn address', profile().filter(({ text }) => !text.includes('linkedin.com'))],
    [
      'a side column whose headings have another size',
      profile().map((one) => (one.size === 13 ? { ...one, size: 15 } : one)),
    ],
  ])('is not %s', (_, lines) => {
    expect(parseLinkedInPdf(lines)).toBeNull()
  })
})

const old = (text: string, more: Partial<SourceLine> = {}) => line(text, 12, { x: 36, ...more })
const bold = (text: string) => old(text, { isBold: true })
const oldProfile = (): SourceLine[] => [
  line('Mehmet Aydın', 20, { x: 36, isBold: true }),
  line('Baker and teacher', 13, { x: 36 }),
  line('mehmet@aydin.example', 13, { x: 36 }),
  line('Experience', 16, { x: 36 }),
  bold('Head Baker at Ekmek & Sons'),
  old('July 2012 - Present (3 years 2 months)'),
  old('Bakes for two streets.', { x: 47 }),
  bold('Freelance Baker'),
  old('2009 - July 2012 (3 years)'),
  line('Skills & Expertise', 16, { x: 36 }),
  bold('Sourdough\t(Advanced, 4 years experience)'),
  line('Certifications', 16, { x: 36 }),
  bold('Master Baker'),
  old('Chamber of Izmir\tJune 2010'),
  line('Volunteer Experience', 16, { x: 36 }),
  bold('Cook at Soup Kitchen'),
  line('Languages', 16, { x: 36 }),
  bold('Turkish\t(Native or bilingual proficiency)'),
  line('Education', 16, { x: 36 }),
  bold('Ege University'),
  old('Diploma, Food Science, 2005 - 2009'),
  line('Mehmet Aydın', 20, { x: 36, isBold: true, page: 2 }),
  line('Baker and teacher', 13, { x: 36, page: 2 }),
  old('Contact Mehmet on LinkedIn', { page: 2, links: ['https://www.linkedin.com/profile/view?id=1'] }),
]

describe("a resume of LinkedIn's PDF until 2017", () => {
  it('reads every value into its field', () => {
    const { content, unplaced } = parseResume(oldProfile())
    expect(content.personalInfo).toMatchObject({
      fullName: 'Mehmet Aydın',
      headline: 'Baker and teacher',
      email: 'mehmet@aydin.example',
    })
    expect(content.workExperience).toMatchObject([
      {
        jobTitle: 'Head Baker',
        company: 'Ekmek & Sons',
        startDate: '2012-07',
        isCurrentRole: true,
        responsibilities: ['Bakes for two streets.'],
      },
      { jobTitle: 'Freelance Baker', company: '', startDate: '2009', endDate: '2012-07' },
    ])
    expect(content.skills).toMatchObject([{ name: 'Sourdough', level: '' }])
    expect(content.certifications).toMatchObject([
      { name: 'Master Baker', issuer: 'Chamber of Izmir', date: '2010-06' },
    ])
    expect(content.customSections).toMatchObject([{ title: 'Volunteer Experience', items: ['Cook at Soup Kitchen'] }])
    expect(content.languages).toMatchObject([{ name: 'Turkish', proficiency: 'Native' }])
    expect(content.education).toMatchObject([
      { school: 'Ege University', degree: 'Diploma, Food Science', graduationYear: '2009' },
    ])
    expect(unplaced).toEqual([])
  })

  it('is not a resume without an offer to contact the person on LinkedIn', () => {
    expect(parseLinkedInPdf(oldProfile().slice(0, -1))).toBeNull()
  })

  it('is not a document that only has a link to LinkedIn at the top', () => {
    const links = ['https://www.linkedin.com/in/ama']
    const lines = [
      line('Ama Boateng', 20, { isBold: true }),
      line('LinkedIn GitHub', 10, { links }),
      line('Experience', 16),
      line('Cook', 12),
      line('2019 - 2021', 10),
      line('Ran the kitchen', 10),
    ]
    expect(parseLinkedInPdf(lines)).toBeNull()
  })
})

const built = (text: string, size: number, more: Partial<SourceLine> = {}) => line(text, size, { x: 70, ...more })
const builderHeading = (text: string) => line(text, 14, { x: 48, isBold: true })
const builtResume = (): SourceLine[] => [
  line('Leilani Kahale', 24, { x: 48 }),
  line('Hilo, Hawaii', 10, { x: 48 }),
  line('leilani@kahale.example', 10, { x: 73 }),
  line('linkedin.com/in/leilanikahale', 10, { x: 73 }),
  builderHeading('Experience'),
  built('Marine Biologist', 12, { isBold: true }),
  built('Reef Watch', 12),
  built('2016 - Present (7 years)', 10),
  built('Diver', 12, { isBold: true }),
  built('Blue Bay | Tours', 12),
  built('May 2014 - Dec 2015 (1 year 8 months)', 10),
  built('Led groups of six.', 10),
  builderHeading('Education'),
  built('University of Hilo', 12, { isBold: true }),
  built('BSc, Biology', 12),
  built('2010 - 2014', 10),
  builderHeading('Skills'),
  line('Diving \u2022 Coral \u2022 Statistics', 10, { x: 54 }),
]

describe("a resume of LinkedIn's resume builder", () => {
  it('has role, company and dates on three lines', () => {
    const { content, unplaced } = parseResume(builtResume())
    expect(content.personalInfo).toMatchObject({
      fullName: 'Leilani Kahale',
      email: 'leilani@kahale.example',
      location: 'Hilo, Hawaii',
      linkedIn: 'linkedin.com/in/leilanikahale',
    })
    expect(content.workExperience).toMatchObject([
      { jobTitle: 'Marine Biologist', company: 'Reef Watch', startDate: '2016', isCurrentRole: true },
      { jobTitle: 'Diver', company: 'Blue Bay | Tours', endDate: '2015-12', responsibilities: ['Led groups of six.'] },
    ])
    expect(content.education).toMatchObject([
      { school: 'University of Hilo', degree: 'BSc, Biology', graduationYear: '2014' },
    ])
    expect(content.skills.map(({ name }) => name)).toEqual(['Diving', 'Coral', 'Statistics'])
    expect(unplaced).toEqual([])
  })
})
