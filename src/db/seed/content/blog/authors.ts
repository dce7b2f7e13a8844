/** Who wrote the sample articles: sample people, who cannot sign in. */
export const blogAuthors = [
  {
    key: 'abena-boateng',
    name: 'Abena Boateng',
    headline: 'Writes about pay (sample author)',
    bio: 'Abena set pay bands before she began to explain them. She lives in Leeds and answers letters on Thursdays. A sample author.',
  },
  {
    key: 'nadia-khoury',
    name: 'Nadia Khoury',
    headline: 'Writes about interviews (sample author)',
    bio: 'Nadia has sat on both sides of the table, in Beirut and in Montreal, and prefers the one with the questions. A sample author.',
  },
  {
    key: 'yuki-tanabe',
    name: 'Yuki Tanabe',
    headline: 'Edits resumes and articles (sample author)',
    bio: 'Yuki was a newspaper editor in Sapporo and still takes out every second adjective. A sample author.',
  },
  {
    key: 'tomas-herrera',
    name: 'Tomás Herrera',
    headline: 'Writes for those who hire (sample author)',
    bio: 'Tomás built teams for a logistics company in Monterrey, most of them for work that he had never done. A sample author.',
  },
]
