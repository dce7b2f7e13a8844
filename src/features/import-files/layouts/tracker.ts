import type { Layout } from './layout.ts'

/** A job seeker's own lists of applications and contacts. */
export const trackerLayouts: readonly Layout[] = [
  {
    system: 'LinkedIn (job applications)',
    own: 'Application Date, Contact Email, Contact Phone Number, Resume Name, Question And Answers, Job Url',
    also: 'Company Name, Job Title',
    least: 4,
  },
  {
    system: 'LinkedIn (connections)',
    own: 'First Name, Last Name, URL, Email Address, Company, Position, Connected On',
    least: 6,
    share: 0.8,
  },
  {
    system: 'Google Contacts',
    own: `Phonetic First Name, Phonetic Last Name, Phonetic Middle Name, Given Name Yomi, Family Name Yomi, Additional Name, Name Prefix, Name Suffix,
      File As, Organization Name, Organization Title, Organization 1 - Name, Organization 1 - Title, E-mail 1 - Label, E-mail 1 - Type,
      E-mail 1 - Value, Phone 1 - Label, Phone 1 - Type, Phone 1 - Value, Group Membership`,
    also: 'Name, First Name, Middle Name, Last Name, Given Name, Family Name, Nickname, Birthday, Notes, Photo, Labels',
    least: 4,
  },
  {
    system: 'Outlook',
    own: `Business Street, Business City, Business Phone, E-mail Address, E-mail Type, E-mail Display Name, Company Main Phone, Assistant's Phone,
      Directory Server, Billing Information, Home Street, Other Street`,
    also: 'Title, First Name, Middle Name, Last Name, Suffix, Company, Department, Job Title, Home Phone, Mobile Phone, Notes, Web Page',
    least: 4,
  },
  {
    system: 'Simplify',
    own: 'Job URL, Applied Date, Status Date, Archived, Date Archived',
    also: 'Job Title, Company Name, Status, Notes, Location, Salary',
    least: 4,
  },
  {
    system: 'Tandem',
    own: 'Employment type, Status since, Source, Date',
    also: 'Job title, Company, Location, Salary, Status, Link, Notes',
    least: 4,
    share: 0.6,
  },
]
