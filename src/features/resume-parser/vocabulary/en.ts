import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const english: Vocabulary = {
  headings: {
    contact: listed(`
      contact | contacts | contact details | contact information | contact info | contact me | personal details |
      basic info | basic information | general information | about you | personal information | personal info |
      personal data | social | social links | social media | online presence | get in touch | reach me | links | details | info
    `),
    summary: listed(`
      summary | profile | objective | statement | about | about me | summary of qualifications |
      qualifications summary | who am i | who i am | bio | biography | introduction | career goal |
      value proposition | about myself | briefly about myself | a bit about me | my story | career highlights | who am i | who am i? | overview | goals
    `),
    jobs: listed(`
      experience | experiences | history | employment | background | employment history | work history |
      career history | job history | positions | positions held | internships | internship | internship experience |
      work | career | current position | positions of responsibility | selected experience | freelance | appointments
    `),
    education: listed(`
      education | academic qualification | educational details | academic details | education background | educational background | education history | academic background |
      academic qualifications | academic history | academics | qualifications | studies | schooling |
      education and training | degrees | academic record | academic profile | educational qualifications |
      educational qualification
    `),
    skills: listed(`
      skills | skill | skill set | skillset | competencies | competences | competency | expertise | strengths |
      technologies | proficiencies | abilities | capabilities | areas of expertise | proficiency | knowledge | tools |
      tech stack | tools and technologies | qualifications and skills | top skills | skills summary |
      summary of skills | technology | programming | toolbox | core competencies | software | specialties |
      programming languages | languages and frameworks | libraries | databases | methodologies | methods |
      operating systems | platforms | libraries and frameworks | skills profile | non-technical skills |
      technical experience
    `),
    languages: [
      'languages',
      'language',
      'language skills',
      'languages spoken',
      'languages known',
      'known languages',
      'spoken languages',
      'foreign languages',
      'language proficiency',
    ],
    certifications: listed(`
      certifications | certification | professional qualification | professional qualifications | certificates | certificate | licenses | licences | license | credentials |
      training | trainings | summer training | industrial training | workshops | courses | coursework and certifications | courses and certificates |
      licenses and certifications | continuing education | professional development | online courses | registrations |
      licensure | board certifications | bar admissions | certs
    `),
    projects: listed(`
      projects | project | project experience | projects experience | open source | open source projects | open source contributions | portfolio | selected works |
      projects and research | course projects | open source impact
    `),
    custom: listed(`
      interests | areas of interest | co-curricular activities | hobbies | interests and hobbies | volunteering | volunteer | volunteer experience | volunteer work |
      community service | community involvement | community | publications | publication | selected publications |
      papers | articles | awards | award | honors | honours | honors and awards | honors-awards | achievements |
      accomplishments | references | reference | referees | memberships | membership | affiliations |
      professional affiliations | patents | conferences | activities | extracurricular | extracurricular activities |
      extra-curricular activities | extracurriculars | leadership | leadership experience |
      leadership and activities | military service | talks | presentations | invited talks | conference talks | invited lectures |
      teaching | service | scholarships | grants | press | speaking | writing | involvement | campus involvement |
      additional information | additional | miscellaneous | other | other information | organizations |
      recommendations | relevant coursework | coursework | declaration | a day of my life | most proud of |
      life philosophy | program committees | extra | extra-curricular | extra-curriculars
    `),
  },
  adjectives: listed(`
    professional | career | executive | personal | my | work | working | relevant | industry | teaching | clinical |
    research | other | additional | job | technical | key | core | it | computer | hard | soft | main | selected |
    select | side | academic | notable | practical | related | general | special | current | previous | past |
    leadership | recent | major | language | employment | formal | higher | open source | interpersonal | software |
    digital | organisational | organizational | communication | job-related | work-related | programming |
    university | volunteer | transferable
  `),
  others: ['other', 'others', 'miscellaneous', 'misc'],
  and: ['and', '&', 'or', '+'],
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  seasons: ['spring', 'summer', 'autumn|fall', 'winter'],
  now: listed(`
    present | current | currently | now | today | ongoing | to date | till date | till now | until now | to present |
    date | present day | ∞
  `),
  since: ['since', 'from'],
  until: ['to', 'until', 'till', 'through', 'thru'],
  pageTitles: listed(`
    curriculum vitae | curriculam vitae | curriculum vitea | curriculam vitea | curriculum viate | cv | c.v. | resume | vitae | curriculum | bio data | biodata | bio-data | europass |
    europass cv | europass curriculum vitae | professional resume
  `),
}
