import { headingKind } from '#features/resume-parser/section-headings.ts'
import { languageOfCode } from './europass-codes.ts'
import {
  all,
  type Element,
  isElement,
  joined,
  levelOf,
  lines,
  MAX_ENTRIES,
  type OwnSection,
  rich,
  text,
  textWithin,
  together,
} from './europass-element.ts'
import { linesOfRichText } from './html-lines.ts'

/** The data of a Candidate (http://www.europass.eu/1.0), in the shape of JSON Resume. */
export function readCandidate(root: Element) {
  const [person] = all(root, 'CandidatePerson')
  const [profile] = all(root, 'CandidateProfile')
  const locale = profile?.attributes.languageCode ?? 'en'
  const channels = all(person, 'Communication')
  const ofKind = (kind: string) => channels.filter((one) => text(one, 'ChannelCode') === kind)
  const own = others(profile)
  return {
    basics: {
      name: joined([text(person, 'PersonName', 'GivenName'), text(person, 'PersonName', 'FamilyName')], ' '),
      email: text(ofKind('Email')[0], 'URI'),
      phone: phoneOf(ofKind('Telephone')[0]),
      location: channels.map((one) => addressOf(all(one, 'Address')[0], locale)).find(Boolean),
      summary: rich(profile, 'ExecutiveSummary'),
      profiles: [...ofKind('Web'), ...ofKind('Social Media')].map((one) => ({
        network: text(one, 'OtherTitle') || text(one, 'UseCode'),
        url: text(one, 'URI'),
      })),
    },
    work: jobsOf(profile, locale),
    education: studiesOf(profile, locale),
    languages: languagesOf(person, profile, locale),
    skills: [
      ...all(profile, 'Skills', 'PersonCompetency').map((one) => ({ name: text(one, 'CompetencyName') })),
      ...all(profile, 'Skills', 'SkillsGroup').map((group) => ({
        name: text(group, 'Title'),
        keywords: all(group, 'PersonCompetency').map((one) => text(one, 'CompetencyName')),
      })),
      ...own.skills,
    ],
    certificates: [
      ...['Certifications', 'CourseCertifications'].flatMap((list) =>
        entriesOf(profile, list).map((one) => ({
          name: titleOf(one),
          issuer: text(one, 'IssuingAuthority'),
          date: dateOf(all(one, 'Date')[0]),
        })),
      ),
      ...own.certificates,
    ],
    projects: entriesOf(profile, 'Projects').map((one) => ({
      name: titleOf(one),
      ...periodOf(all(one, 'Date')[0]),
      description: rich(one, 'Description'),
      url: text(one, 'Link'),
    })),
    meta: {
      customSections: together([
        ...LISTS.flatMap((list) => ownSection(profile, list)),
        ...licences(profile),
        ...own.sections,
      ]),
    },
  }
}

const jobsOf = (profile: Element | undefined, locale: string) =>
  all(profile, 'EmploymentHistory', 'EmployerHistory').flatMap((employer) =>
    all(employer, 'PositionHistory').map((position) => ({
      name: text(employer, 'OrganizationName'),
      position: text(position, 'PositionTitle'),
      location:
        placeOf(employer, locale) ||
        joined([text(position, 'City'), nameOf('region', text(position, 'Country'), locale)]),
      ...periodOf(all(position, 'EmploymentPeriod')[0]),
      summary: rich(position, 'Description'),
    })),
  )

const studiesOf = (profile: Element | undefined, locale: string) =>
  all(profile, 'EducationHistory', 'EducationOrganizationAttendance').map((study) => ({
    institution: text(study, 'OrganizationName'),
    studyType: text(study, 'EducationDegree', 'DegreeName'),
    area: fieldOf(study),
    location: placeOf(study, locale),
    ...periodOf(all(study, 'AttendancePeriod')[0]),
    score: text(study, 'EducationDegree', 'FinalGrade', 'ScoreText'),
    summary: joined(
      [rich(study, 'EducationDegree', 'Thesis'), rich(study, 'EducationDegree', 'OccupationalSkillsCovered')],
      '\n',
    ),
  }))

const languagesOf = (person: Element | undefined, profile: Element | undefined, locale: string) => [
  ...all(person, 'PrimaryLanguageCode').map((one) => ({
    language: languageOf(textWithin(one).trim(), one, locale),
    fluency: 'Native',
  })),
  ...all(profile, 'PersonQualifications', 'PersonCompetency')
    .filter((one) => text(one, 'TaxonomyID') === 'language')
    .map((one) => ({
      language: languageOf(text(one, 'CompetencyID'), all(one, 'CompetencyID')[0], locale),
      fluency: levelOf(all(one, 'CompetencyDimension', 'Score', 'ScoreText').map(textWithin)),
    })),
]

const LISTS: readonly [list: string, title: string][] = [
  ['VoluntaryWorks', 'Volunteering'],
  ['PublicationHistory', 'Publications'],
  ['ConferencesAndSeminars', 'Conferences and seminars'],
  ['CreativeWorks', 'Creative works'],
  ['NetworksAndMemberships', 'Networks and memberships'],
  ['SocialAndPoliticalActivities', 'Social and political activities'],
  ['HonorsAndAwards', 'Awards'],
  ['HobbiesAndInterests', 'Interests'],
  ['EmploymentReferences', 'References'],
  ['CommunicationAndInterpersonalSkills', 'Communication skills'],
  ['OrganisationalSkills', 'Organisational skills'],
  ['DigitalSkills', 'Digital skills'],
]

const entriesOf = (profile: Element | undefined, list: string): Element[] =>
  all(profile, list)
    .flatMap(({ children }) => children.filter(isElement))
    .slice(0, MAX_ENTRIES)
const titleOf = (one: Element): string =>
  ['Title', 'CertificationName', 'Name'].map((name) => text(one, name)).find(Boolean) ?? ''

const ownSection = (profile: Element | undefined, [list, title]: (typeof LISTS)[number]): OwnSection[] => {
  const entries = entriesOf(profile, list)
  return [{ title, items: entries.length > 0 ? entries.map(entryText) : lines(profile, list) }]
}

const ENTRY = ['Role', 'Authors', 'Journal', 'Publisher', 'Location', 'Year']

/** An entry as one text: its title, place and date, then its description; without any of these, all its text. */
function entryText(one: Element): string {
  const rest = ENTRY.map((name) => text(one, name))
  const head = joined([titleOf(one), ...rest, dateOf(all(one, 'Date')[0])])
  const described = ['Description', 'FormattedPublicationDescription'].flatMap((name) => lines(one, name)).join(' ')
  const description = joined([described === titleOf(one) ? '' : described, text(one, 'Link'), text(one, 'DOI', 'Link')])
  return joined([head, description], ': ') || linesOfRichText(textsWithin(one).join('\n')).join(', ')
}

const textsWithin = ({ children }: Element): string[] =>
  children.flatMap((child) => (isElement(child) ? textsWithin(child) : [child]))

function licences(profile: Element | undefined): OwnSection[] {
  const codes = all(profile, 'Licenses', 'License', 'LicenseTypeCode').map(textWithin)
  return [{ title: 'Driving licence', items: [joined(codes)] }]
}

const COURSES = /^(courses?|corsi|cours|cursos?|kurse?)$/i

/** Sections with a title of the author's own: skills and courses by their titles, the others as they are. */
function others(profile: Element | undefined) {
  const skills: { name: string; level: string }[] = []
  const certificates: { name: string; date: string }[] = []
  const sections: OwnSection[] = []
  for (const list of all(profile, 'Others')) {
    const title = text(list, 'Title')
    for (const one of all(list, 'Other')) {
      const own = titleOf(one)
      const description = lines(one, 'Description')
      const isList = description.length > 0 && description.every((line) => line.length <= 80)
      if (COURSES.test(title) || headingKind(title) === 'certifications')
        certificates.push({ name: own, date: dateOf(all(one, 'Date')[0]) })
      else if (headingKind(own) === 'skills' && isList) skills.push(...description.map(skillOf))
      else if (title === own) sections.push({ title, items: description })
      else
        sections.push({
          title: own || title,
          items: description.length > 1 ? description : [entryText(one).replace(/^[^:]{1,300}: /, '')],
        })
    }
  }
  return { skills, certificates, sections }
}

/** 'VHDL: Basic level' */
function skillOf(line: string): { name: string; level: string } {
  const [name = '', ...level] = line.split(/:\s*/)
  return { name, level: level.join(': ') }
}

const phoneOf = (one: Element | undefined): string => {
  const code = text(one, 'CountryDialing').replace(/^\+|^00/, '')
  return joined([code && `+${code}`, text(one, 'DialNumber')], ' ')
}

function addressOf(address: Element | undefined, locale: string): string {
  const city = joined([text(address, 'PostalCode'), text(address, 'CityName')], ' ')
  return joined([text(address, 'AddressLine'), city, nameOf('region', text(address, 'CountryCode'), locale)])
}

function placeOf(organization: Element, locale: string): string {
  const [address] = all(organization, 'OrganizationContact', 'Communication', 'Address')
  return joined([text(address, 'CityName'), nameOf('region', text(address, 'CountryCode'), locale)])
}

/** The name of a country or language; the code if it is unknown. */
function nameOf(type: 'region' | 'language', code: string, locale: string): string {
  const known = type === 'region' ? code.toUpperCase().replace(/^UK$/, 'GB').replace(/^EL$/, 'GR') : code
  try {
    const name = new Intl.DisplayNames([locale, 'en'], { type }).of(known) ?? code
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return code
  }
}

const languageOf = (code: string, one: Element | undefined, locale: string): string =>
  [one?.attributes.name, one?.attributes.schemeName].includes('FREE_TEXT') || !/^[a-z]{2,3}$/.test(code)
    ? code
    : nameOf('language', languageOfCode(code), locale)

/** Names of fields of study; numeric values are codes of a classification. */
function fieldOf(study: Element): string {
  const fields = all(study, 'EducationDegree', 'FieldOfStudy', 'MainFieldOfStudy', 'ProgramConcentration').map(
    textWithin,
  )
  return joined(fields.filter((name) => !/^\d+$/.test(name)))
}

const monthOf = (from: Element | undefined, name: string) => text(from, name, 'FormattedDateTime')
function periodOf(period: Element | undefined) {
  const isOpen = [text(period, 'CurrentIndicator'), text(period, 'Ongoing')].includes('true')
  return { startDate: monthOf(period, 'StartDate'), endDate: isOpen ? 'Present' : monthOf(period, 'EndDate') }
}
function dateOf(date: Element | undefined): string {
  const { startDate, endDate } = periodOf(date)
  return joined([startDate, endDate], ' \u2013 ') || (date ? textWithin(date).trim().slice(0, 10) : '')
}
