import { describe, expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { heading, item, line } from './source-lines.testing.ts'

const contentOf = (...lines: ReturnType<typeof line>[]) =>
  parseResume([line('Tariq Aziz', { size: 20 }), ...lines]).content

describe('a heading for jobs and studies', () => {
  it('divides its entries by their words', () => {
    const { workExperience, education } = contentOf(
      heading('Studies & Professional Experience'),
      line('Welder | 2020 - now | Harbour Works Ltd'),
      item('Joined pipes'),
      line('Doctorate in metallurgy | 2014 - 2020 | Kestrel University'),
      line('Bachelor in physics | 2010 - 2014 | Kestrel University'),
    )
    expect(workExperience).toMatchObject([{ jobTitle: 'Welder', company: 'Harbour Works Ltd', startDate: '2020' }])
    expect(education).toMatchObject([
      { degree: 'Doctorate in metallurgy', school: 'Kestrel University', graduationYear: '2020' },
      { degree: 'Bachelor in physics', graduationYear: '2014' },
    ])
  })

  it('is one for jobs if there are no studies below it, also with periods below the names', () => {
    const { workExperience, education } = contentOf(
      heading('Education'),
      line('Bachelor in physics, Kestrel University, 2014'),
      heading('Education & Teaching Experience'),
      line('Evening tutor \u2014 Harbour Evening Courses'),
      line('Nigeria, Lagos | Jan 2020 - Present'),
      item('Taught physics'),
      line('School of the Harbour \u2014 Physics mentor'),
      line('Nigeria, Lagos | May 2016 - June 2018'),
      item('Helped children with their homework'),
    )
    expect(workExperience).toMatchObject([
      { startDate: '2020-01', isCurrentRole: true, responsibilities: expect.arrayContaining(['Taught physics']) },
      { company: 'School of the Harbour', startDate: '2016-05', endDate: '2018-06' },
    ])
    expect(education).toHaveLength(1)
  })
})
