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

  it('prints both where the address leads nowhere, and nothing without an address', () => {
    expect(contacts({ label: 'Blog', url: 'not yet' }, { label: 'Talks' })).toEqual([
      { text: 'Blog: not yet', url: null },
    ])
  })
})
