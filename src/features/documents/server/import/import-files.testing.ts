import { writeZip } from '#server/uploads/zip-writer.testing.ts'

/** A small resume in the JSON Resume schema, with one field that no resume uses. */
export const jsonResume = {
  basics: {
    name: 'Maya Okafor',
    email: 'maya@okafor.example',
    location: { city: 'Lagos', countryCode: 'NG' },
    profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/maya' }],
  },
  work: [{ name: 'Fernway', position: 'Analyst', startDate: '2019-03-01', highlights: ['Built a forecast.'] }],
  skills: [{ name: 'Databases', keywords: ['PostgreSQL', 'MySQL'] }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  meta: { theme: 'elegant' },
}

/** A small Europass CV as its editor saves it, with a date of birth that must not be read. */
export const europass = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
<CandidatePerson>
<PersonName><oa:GivenName>Ion</oa:GivenName><hr:FamilyName>Munteanu</hr:FamilyName></PersonName>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>40</CountryDialing><oa:DialNumber>700000000</oa:DialNumber></Communication>
<hr:BirthDate>1990-01-02</hr:BirthDate>
</CandidatePerson>
<CandidateProfile languageCode="en"><EmploymentHistory><EmployerHistory>
<hr:OrganizationName>Dacia Steel</hr:OrganizationName>
<PositionHistory><PositionTitle>Welder</PositionTitle>
<eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2018-05</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
</PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile>
</Candidate>
`

/** LinkedIn's data export of the same person, with tables that must not be read. */
export const linkedIn = () =>
  writeZip([
    {
      name: 'Profile.csv',
      content:
        'First Name,Last Name,Birth Date,Headline,Summary,Geo Location\nMaya,Okafor,Jan 1,Analyst,"Reads, and\nwrites.",Lagos\n',
    },
    {
      name: 'Positions.csv',
      content:
        'Company Name,Title,Description,Location,Started On,Finished On\nFernway,Analyst,"• Built a forecast.\n• Led four.",Lagos,Mar 2019,\n',
    },
    { name: 'messages.csv', content: 'FROM,CONTENT\nMaya,secret\n' },
  ])
