import { ResumeContent } from '#features/document-content/resume-content.ts'
import type { ImprovedKind } from '../about-text.ts'

const responsibilities = [
  'I was responsible for the care of 18 patients per shift on a surgical ward and gave medication on time.',
  'Took part in introducing a new handover sheet that cut handover time from 25 to 15 minutes.',
  'Mentored two student nurses each term.',
  'Dealt with complaints from families and wrote incident reports.',
  'Was involved in planning of staff rotas for a team of 9 nurses.',
]
const texts = {
  summary:
    'Registered nurse with eight years in surgical and emergency care. I am calm under pressure and I like to teach. I am looking for a ward manager role in Leeds.',
  paragraph:
    'I am writing to express my interest in the post of Ward Manager at St Anne Hospital. In the last eight years I have worked in two hospitals and I feel that I am ready to lead a ward.',
}
const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`

/** A person for whom the rules were not tuned: the first measurement of the checker used her texts. */
export const nurse: ResumeContent = ResumeContent.parse({
  professionalSummary: texts.summary,
  workExperience: [
    {
      id: id(1),
      jobTitle: 'Staff Nurse',
      company: 'Northgate Hospital',
      startDate: '2018-02',
      isCurrentRole: true,
      responsibilities,
    },
  ],
  skills: [
    { id: id(2), name: 'Wound care' },
    { id: id(3), name: 'Triage' },
  ],
  education: [{ id: id(4), degree: 'BSc Nursing', school: 'University of York', graduationYear: '2017' }],
})

/** Which of her texts is rewritten, and the rewrite. */
type Rewrite = [of: number | 'summary' | 'paragraph', rewrite: string]

export const nurseText = (of: Rewrite[0]): { text: string; kind: ImprovedKind } =>
  typeof of === 'number' ? { text: responsibilities[of] ?? '', kind: 'responsibility' } : { text: texts[of], kind: of }

export const nurseFair: Rewrite[] = [
  [0, 'Cared for 18 patients per shift on a surgical ward, giving medication on time.'],
  [0, 'Responsible for 18 patients per shift on a surgical ward, with medication given on time.'],
  [0, 'Provided care to 18 patients each shift on a surgical ward and gave all medication on time.'],
  [0, 'Delivered care for 18 surgical patients per shift and administered medication on time.'],
  [0, 'Looked after 18 patients per shift on a surgical ward, medicating on time.'],
  [1, 'Took part in introducing a handover sheet that cut handover from 25 to 15 minutes.'],
  [1, 'Contributed to a new handover sheet, reducing handover time from 25 to 15 minutes.'],
  [1, 'Helped introduce a new handover sheet that shortened handovers from 25 minutes to 15.'],
  [1, 'Contributed to introducing a new handover sheet, which cut the time for handover from 25 to 15 minutes.'],
  [2, 'Mentored two student nurses every term.'],
  [2, 'Coached two student nurses each term.'],
  [2, 'Guided and mentored 2 student nurses per term.'],
  [3, 'Resolved complaints from families and wrote incident reports.'],
  [3, 'Handled family complaints and documented incidents in reports.'],
  [3, 'Responded to complaints from families; wrote reports on incidents.'],
  [3, 'Addressed the complaints of families and drafted incident reports.'],
  [4, 'Contributed to planning staff rotas for a team of nine nurses.'],
  [4, 'Helped plan the rotas of a team of 9 nurses.'],
  [4, 'Supported rota planning for a team of 9 nurses.'],
  [4, 'Assisted with planning staff rotas for 9 nurses.'],
  [
    'summary',
    'Registered nurse with eight years in surgical and emergency care. Calm under pressure, with a liking for teaching. Looking for a ward manager role in Leeds.',
  ],
  [
    'summary',
    'Registered nurse with 8 years in emergency and surgical care who is calm under pressure and likes to teach. Seeking a ward manager role in Leeds.',
  ],
  [
    'summary',
    'Calm registered nurse with eight years of surgical and emergency care, now looking for a ward manager role in Leeds.',
  ],
  ['summary', 'Staff Nurse at Northgate Hospital with eight years in surgical and emergency care.'],
  ['summary', 'Registered nurse with eight years in surgical and emergency care, including wound care and triage.'],
  [
    'paragraph',
    'I am applying for the post of Ward Manager at St Anne Hospital. Over the last eight years I have worked in two hospitals and am ready to lead a ward.',
  ],
  [
    'paragraph',
    'I would like to be considered for the post of Ward Manager at St Anne Hospital. I have worked in two hospitals in the last eight years, and I am ready to lead a ward.',
  ],
  [
    'paragraph',
    'Please accept this letter as my application for Ward Manager at St Anne Hospital. Having worked in two hospitals over eight years, I feel ready to lead a ward.',
  ],
  [
    'paragraph',
    'Eight years of work in two hospitals have prepared me to lead a ward, and I am keen to do so at St Anne Hospital.',
  ],
  [
    'paragraph',
    'After eight years in two hospitals I am ready to lead a ward, which is why I am applying for the post of Ward Manager at St Anne Hospital.',
  ],
]

export const nurseHostile: Rewrite[] = [
  [0, 'Cared for 18 patients per shift on a surgical ward, giving 100% of medication on time.'],
  [0, 'Managed a surgical ward of 18 nurses per shift.'],
  [0, 'Charge nurse for 18 patients per shift on a surgical ward.'],
  [1, 'Introduced a new handover sheet that cut handover time from 25 to 15 minutes.'],
  [1, 'Contributed to a new handover sheet that cut handover time from 15 to 5 minutes.'],
  [1, 'Contributed to a new handover sheet that cut handover time by 40%.'],
  [1, 'Contributed to a new handover sheet that cut handover time from 15 to 25 minutes.'],
  [2, 'Mentored two doctors each term.'],
  [2, 'Mentored two student nurses each week.'],
  [2, 'Led two student nurses each term.'],
  ['summary', 'Ward manager with eight years in surgical and emergency care.'],
  ['summary', 'Registered nurse with eight years as manager in Leeds.'],
  ['summary', 'Emergency manager with eight years in surgical care.'],
  ['paragraph', 'I have worked in eight hospitals in the last two years and I am ready to lead a ward.'],
  ['paragraph', 'As Ward Manager at St Anne Hospital I have led a ward for eight years.'],
  [4, 'Planned staff rotas for a team of 9 nurses.'],
  [4, 'Contributed to planning rotas for nine wards.'],
]
