import type { ResumeContent } from '#features/document-content/resume-content.ts'

type Section = [heading: string, lines: string[]]

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2022-03' becomes 'Mar 2022'; other values are unchanged. */
function month(value: string): string {
  const match = /^(\d{4})-(\d{2})$/.exec(value)
  const name = match && months[Number(match[2]) - 1]
  return match && name ? `${name} ${match[1]}` : value
}

function period(start: string, end: string | null): string {
  return [month(start), end === null ? 'present' : month(end)].filter(Boolean).join(' to ')
}

const joined = (parts: string[], separator = ', ') => parts.filter(Boolean).join(separator)
const oneLine = (parts: string[]) => (parts.length > 0 ? [joined(parts)] : [])

function experience(resume: ResumeContent): Section {
  return [
    'EXPERIENCE',
    resume.workExperience.flatMap((job) => [
      `${joined([job.jobTitle, job.company, job.location])} | ${period(job.startDate, job.endDate)}`,
      ...job.responsibilities.filter(Boolean).map((line) => `- ${line}`),
    ]),
  ]
}

function education(resume: ResumeContent): Section {
  const line = (entry: ResumeContent['education'][number]) =>
    joined([
      entry.degree,
      entry.school,
      entry.location,
      entry.graduationYear,
      entry.gpa && `GPA ${entry.gpa}`,
      entry.honors,
    ])
  return ['EDUCATION', resume.education.map(line)]
}

function projects(resume: ResumeContent): Section {
  return [
    'PROJECTS',
    resume.projects.flatMap((project) => [
      joined([project.name, period(project.startDate, project.endDate)], ' | '),
      `- ${project.description}`,
      ...(project.technologies.length > 0 ? [`- Technologies: ${joined(project.technologies)}`] : []),
    ]),
  ]
}

function certifications(resume: ResumeContent): Section {
  const line = (entry: ResumeContent['certifications'][number]) =>
    joined([entry.name, entry.issuer, month(entry.date), entry.expiryDate && `valid until ${month(entry.expiryDate)}`])
  return ['CERTIFICATIONS', resume.certifications.map(line)]
}

/**
 * The text that a machine reads in a resume: headings in capitals, one line for each entry with its dates, a dash before each bullet, in
 * the order of the builder; empty sections are left out.
 */
export function resumeToText(resume: ResumeContent): string {
  const info = resume.personalInfo
  const sections: Section[] = [
    ['SUMMARY', oneLine([resume.professionalSummary].filter(Boolean))],
    experience(resume),
    education(resume),
    ['SKILLS', oneLine(resume.skills.map((skill) => `${skill.name} (${skill.level})`))],
    projects(resume),
    certifications(resume),
    ['LANGUAGES', oneLine(resume.languages.map((language) => `${language.name} (${language.proficiency})`))],
    ...resume.customSections.map(
      (section): Section => [
        section.title.toUpperCase(),
        [...oneLine([section.content].filter(Boolean)), ...section.items.map((item) => `- ${item}`)],
      ],
    ),
  ]
  const head = [
    info.fullName,
    info.headline,
    joined([info.location, info.phone, info.email], ' | '),
    joined([info.linkedIn, info.website, info.portfolio], ' | '),
  ].filter(Boolean)
  const body = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines].join('\n'))
  return [head.join('\n'), ...body].join('\n\n')
}
