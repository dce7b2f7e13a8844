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
