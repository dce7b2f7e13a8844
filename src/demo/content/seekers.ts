import type {
  proficiencies,
  ResumeContent,
  skillCategories,
  skillLevels,
} from '#features/document-content/resume-content.ts'
import { namedUuid, seededRandom } from './random.ts'
import { type SeekerLine, seekerLines } from './seeker-lines.ts'
import type { SeekerContent } from './types.ts'

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}

/** Splits 'Looker:Expert, dbt' into names with an optional second part. */
function pairs(list: string): [name: string, second: string | undefined][] {
  return list.split(',').map((entry) => {
    const [name = '', second] = entry.trim().split(':')
    return [name, second]
  })
}

function languagesOf(
  { languages }: SeekerLine,
  id: (part: string, index: number) => string,
): ResumeContent['languages'] {
  return pairs(languages).map(([name, proficiency], index) => ({
    id: id('language', index),
    name,
    proficiency: (proficiency ?? 'Conversational') as (typeof proficiencies)[number],
    writtenLevel: '',
  }))
}

/** The sections that no seeker of the demo has. */
const none = { publications: [], volunteering: [], awards: [] }

const skillsOf = ({ skills }: SeekerLine) =>
  Object.entries(skills).flatMap(([category, list]) =>
    pairs(list).map(([name, level]) => ({
      name,
      category: category as (typeof skillCategories)[number],
      level: level as (typeof skillLevels)[number],
    })),
  )

function resumeOf(line: SeekerLine, key: string, email: string): ResumeContent {
  const id = (part: string, index: number) => namedUuid(`${key} ${part} ${index}`)
  const skills = skillsOf(line)
  return {
    personalInfo: {
      fullName: line.name,
      headline: line.title,
      email: line.resumeEmail ?? email,
      phone: line.phone,
      location: line.place,
      linkedIn: `https://linkedin.example/in/${key}`,
      website: line.website ?? '',
      portfolio: line.website ? `${line.website}/work` : '',
      links: [],
    },
    professionalSummary: line.summary,
    workExperience: line.work.map(({ title, company, place, start, end, done }, index) => ({
      id: id('work', index),
      jobTitle: title,
      company,
      location: place,
      startDate: start,
      endDate: end,
      isCurrentRole: end === null,
      isSameEmployer: false,
      responsibilities: [...done],
    })),
    education: line.education.map(({ degree, school, place, year, honors }, index) => ({
      id: id('education', index),
      degree,
      school,
      location: place,
      graduationYear: year,
      gpa: '',
      honors: honors ?? '',
    })),
    skills: skills.map((skill, index) => ({
      id: id('skill', index),
      name: skill.name,
      category: skill.category,
      level: skill.level ?? 'Intermediate',
    })),
    projects: (line.projects ?? []).map(({ name, description, technologies, start, end }, index) => ({
      id: id('project', index),
      name,
      description,
      technologies: technologies.split(', '),
      link: '',
      startDate: start,
      endDate: end,
      isOngoing: false,
    })),
    certifications: (line.certifications ?? []).map(({ name, issuer, date, expiry }, index) => ({
      id: id('certification', index),
      name,
      issuer,
      date,
      expiryDate: expiry ?? '',
      credentialId: '',
    })),
    languages: languagesOf(line, id),
    ...none,
    customSections: (line.extra ? [line.extra] : []).map(({ title, content, items }, index) => ({
      id: id('section', index),
      title,
      content,
      items: [...items],
    })),
  }
}

function seekerOf(line: SeekerLine): SeekerContent {
  const key = keyOf(line.name)
  const email = line.email ?? `${key.replace(/-/g, '.')}@mail.example`
  const random = seededRandom(`seeker ${key}`)
  const resume = resumeOf(line, key, email)
  return {
    key,
    displayName: line.name,
    email,
    phone: line.phone,
    location: line.place,
    homeRegion: line.region,
    bio: line.bio,
    website: line.website ?? null,
    linkedinUrl: `https://linkedin.example/in/${key}`,
    portfolioUrl: line.website ? `${line.website}/work` : null,
    careerObjective: line.objective ?? null,
    currentJobTitle: line.title,
    currentCompany: line.company,
    yearsOfExperience: line.years,
    industry: line.industry,
    employmentStatus: line.status ?? 'employed',
    educationLevel: line.level,
    skills: resume.skills.map((skill) => skill.name),
    certifications: resume.certifications.map((certification) => certification.name),
    preferredJobTypes: [...line.prefer],
    desiredSalaryMin: line.salary[0],
    desiredSalaryMax: line.salary[1],
    professions: [...line.professions],
    joinedDaysAgo: key === 'maya-okafor' ? 266 : random.int(96, 420),
    story: line.story,
    resumeTitle: `${line.name}, ${line.title}`,
    resume,
  }
}

/** The sixty job seekers, the demo seeker (Maya Okafor) first. */
export function seekers(): SeekerContent[] {
  return seekerLines().map(seekerOf)
}
