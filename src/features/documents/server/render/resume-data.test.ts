import { describe, expect, it } from 'vitest'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { resumeData } from './resume-data.ts'

describe('resumeData › links', () => {
  const contacts = (...links: object[]) => resumeData(ResumeContent.parse({ personalInfo: { links } })).head.contacts

  it('prints the label, which leads to the address; without a label the address', () => {
    expect(contacts({ label: 'GitHub', url: 'github.com/maya' }, { url: 'https://www.maya.example/' })).toEqual([
      { text: 'GitHub', url: 'https://github.com/maya' },
      { text: 'maya.example', url: 'https://www.maya.example/' },
    ])
  })

  it('prints both if the address is not a link, and nothing without an address', () => {
    expect(contacts({ label: 'Blog', url: 'not yet' }, { label: 'Talks' })).toEqual([
      { text: 'Blog: not yet', url: null },
    ])
  })
})

describe('resumeData › roles with one employer', () => {
  const kestrel = { company: 'Kestrel', location: 'Leeds' }
  const jobs = (...of: object[]) => {
    const workExperience = of.map((job, n) => ({ id: `0199d1f0-0000-7000-8000-00000000000${n}`, ...job }))
    const [section] = resumeData(ResumeContent.parse({ workExperience })).sections
    if (section?.kind !== 'entries') throw new Error('no entries')
    return section.entries.map(({ part, title, org, place, dates }) => [part, title, org, place, dates])
  }
  const lead = { ...kestrel, jobTitle: 'Lead', startDate: '2022-03', isCurrentRole: true }
  const clerk = { ...kestrel, jobTitle: 'Clerk', startDate: '2020-01', endDate: '2022-02', isSameEmployer: true }

  it('prints the company with the period of all roles, then the roles', () => {
    expect(jobs(lead, clerk)).toEqual([
      ['employer', 'Kestrel', '', 'Leeds', 'Jan 2020 – Present'],
      ['role', 'Lead', '', '', 'Mar 2022 – Present'],
      ['role', 'Clerk', '', '', 'Jan 2020 – Feb 2022'],
    ])
  })

  it('prints places beside the roles where they differ', () => {
    expect(jobs(lead, { ...clerk, location: 'York' }).map(([, , , place]) => place)).toEqual(['', 'Leeds', 'York'])
    expect(jobs(lead, { ...clerk, location: '' }).map(([, , , place]) => place)).toEqual(['Leeds', '', ''])
  })

  it('prints single jobs, and jobs at another company, unchanged', () => {
    const halden = { ...clerk, company: 'Halden' }
    expect(jobs(lead, halden)).toEqual([
      ['whole', 'Lead', 'Kestrel', 'Leeds', 'Mar 2022 – Present'],
      ['whole', 'Clerk', 'Halden', 'Leeds', 'Jan 2020 – Feb 2022'],
    ])
  })
})
