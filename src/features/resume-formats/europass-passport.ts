import {
  all,
  type Element,
  isElement,
  joined,
  levelOf,
  lines,
  rich,
  text,
  textWithin,
  together,
} from './europass-element.ts'

/** The data of a SkillsPassport (http://europass.cedefop.europa.eu/Europass), in the shape of JSON Resume. */
export function readSkillsPassport(root: Element) {
  const [info] = all(root, 'LearnerInfo')
  const [identity] = all(info, 'Identification')
  const [contact] = all(identity, 'ContactInfo')
  const [skills] = all(info, 'Skills')
  const [linguistic] = all(skills, 'Linguistic')
  const computer = lines(skills, 'Computer', 'Description')
  const isList = computer.every((line) => line.length <= 80)
  const achievements = all(info, 'AchievementList', 'Achievement')
  const isCertificates = (one: Element) => /^certifications?$/.test(text(one, 'Title', 'Code'))
  const sites = all(contact, 'WebsiteList', 'Website')
  return {
    basics: {
      name: joined([text(identity, 'PersonName', 'FirstName'), text(identity, 'PersonName', 'Surname')], ' '),
      label: text(info, 'Headline', 'Description', 'Label'),
      email: text(contact, 'Email', 'Contact'),
      phone: all(contact, 'TelephoneList', 'Telephone')
        .map((one) => text(one, 'Contact'))
        .find(Boolean),
      location: passportAddress(all(contact, 'Address', 'Contact')[0], true),
      profiles: sites.map((one) => ({ network: text(one, 'Use', 'Label'), url: text(one, 'Contact') })),
    },
    work: all(info, 'WorkExperienceList', 'WorkExperience').map((job) => ({
      name: text(job, 'Employer', 'Name'),
      position: text(job, 'Position', 'Label'),
      location: passportAddress(all(job, 'Employer', 'ContactInfo', 'Address', 'Contact')[0]),
      ...passportPeriod(all(job, 'Period')[0]),
      summary: rich(job, 'Activities'),
    })),
    education: all(info, 'EducationList', 'Education').map((study) => ({
      institution: text(study, 'Organisation', 'Name'),
      studyType: text(study, 'Title'),
      location: passportAddress(all(study, 'Organisation', 'ContactInfo', 'Address', 'Contact')[0]),
      ...passportPeriod(all(study, 'Period')[0]),
      summary: joined([text(study, 'Level', 'Label'), rich(study, 'Activities')], '\n'),
    })),
    languages: [
      ...all(linguistic, 'MotherTongueList', 'MotherTongue').map((one) => ({
        language: text(one, 'Description', 'Label'),
        fluency: 'Native',
      })),
      ...all(linguistic, 'ForeignLanguageList', 'ForeignLanguage').map((one) => ({
        language: text(one, 'Description', 'Label'),
        fluency: levelOf(
          all(one, 'ProficiencyLevel')
            .flatMap(({ children }) => children.filter(isElement))
            .map(textWithin),
        ),
      })),
    ],
    skills: (isList ? computer : []).map((line) => ({ name: line.replace(/\.$/, '') })),
    certificates: [
      ...[...all(linguistic, 'ForeignLanguageList', 'ForeignLanguage'), ...all(skills, 'Computer')]
        .flatMap((one) => all(one, 'VerifiedBy', 'Certificate'))
        .map((one) => ({ name: text(one, 'Title') })),
      ...achievements.filter(isCertificates).flatMap((one) => lines(one, 'Description').map((name) => ({ name }))),
    ],
    meta: {
      customSections: together([
        ...SKILLS.map(([name, title]) => ({ title, items: lines(skills, name, 'Description') })),
        { title: 'Digital skills', items: isList ? [] : computer },
        { title: 'Driving licence', items: [joined(all(skills, 'Driving', 'Description', 'Licence').map(textWithin))] },
        ...achievements
          .filter((one) => !isCertificates(one))
          .map((one) => ({ title: text(one, 'Title', 'Label'), items: lines(one, 'Description') })),
      ]),
    },
  }
}

const SKILLS = [
  ['Communication', 'Communication skills'],
  ['Organisational', 'Organisational skills'],
  ['JobRelated', 'Job-related skills'],
  ['Other', 'Other skills'],
] as const

function passportAddress(address: Element | undefined, withStreet = false): string {
  const code = withStreet ? text(address, 'PostalCode') : ''
  return joined([
    withStreet ? text(address, 'AddressLine') : '',
    joined([code, text(address, 'Municipality')], ' '),
    text(address, 'Country', 'Label'),
  ])
}

/** `<From year="2015" month="--09"/>` */
function passportPeriod(period: Element | undefined) {
  const month = (name: string) => {
    const { year = '', month: number = '' } = all(period, name)[0]?.attributes ?? {}
    return joined([year, number.replace(/\D/g, '')], '-')
  }
  return { startDate: month('From'), endDate: text(period, 'Current') === 'true' ? 'Present' : month('To') }
}
