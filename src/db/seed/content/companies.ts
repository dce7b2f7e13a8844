import type { CompanyContent, CompanyIndustry, CompanyMemberContent, SizeRange } from './types.ts'

type MemberLine = [
  name: string,
  role: 'admin' | 'user',
  jobTitle: string,
  joinedDaysAgo: number,
  /** Only for the people whose password the demo page tells. */
  email?: string,
]

interface CompanyLine {
  slug: string
  name: string
  industry: CompanyIndustry
  size: SizeRange
  location: string
  timeZone: string
  status?: 'trial'
  createdDaysAgo: number
  description: string[]
  members: MemberLine[]
}

const lines: CompanyLine[] = [
  {
    slug: 'fernway',
    name: 'Fernway Health',
    industry: 'Healthcare',
    size: '501-1000',
    location: 'Portland, OR',
    timeZone: 'America/Los_Angeles',
    createdDaysAgo: 240,
    description: [
      'Fernway runs 41 community clinics across Oregon and Washington. Most of our patients walk or ride the bus to us. We hire people who want to see the person behind the number.',
      'Every clinic is led by a nurse and a manager together, and every clinic sees its own figures on Monday morning: visits, wait times, claims and no-shows. What does not help a patient or a colleague we try to stop doing.',
      'Fernway Health is a sample company: its clinics, people and postings show how Tandem works.',
    ],
    members: [
      ['Daniel Reyes', 'admin', 'Director of Data and Operations', 240, 'company@tandem.test'],
      ['Hannah Cole', 'user', 'Senior Recruiter', 238, 'recruiter@tandem.test'],
      ['Idris Bah', 'user', 'Regional Clinic Manager', 152],
      ['Lucia Moretti', 'user', 'Chief Nursing Officer', 98],
      ['Noor Patel', 'user', 'Claims Operations Lead', 23],
    ],
  },
  {
    slug: 'halden',
    name: 'Halden Freight',
    industry: 'Transportation',
    size: '501-1000',
    location: 'Tacoma, WA',
    timeZone: 'America/Los_Angeles',
    createdDaysAgo: 318,
    description: [
      'Halden moves part loads between twelve depots from Tacoma to Rotterdam, with 340 trucks of our own and a short list of carriers we know by first name. A pallet handed to us before six in the evening has a slot, a driver and a promised hour by eight.',
      'We began in 1974 with two trucks and a fish contract. We still load the difficult things ourselves, pay waiting time by the minute, and put every driver home at least two nights in three.',
      'A sample company, here to show Tandem at work.',
    ],
    members: [
      ['Sigrid Halden', 'admin', 'Head of People', 318],
      ['Marcus Whitfield', 'user', 'Operations Director', 300],
      ['Ayumi Tanabe', 'user', 'Recruiter', 121],
      ['Bram de Vries', 'user', 'Depot Manager, Rotterdam', 84],
    ],
  },
  {
    slug: 'orrery',
    name: 'Orrery Labs',
    industry: 'Technology',
    size: '51-200',
    location: 'Seattle, WA',
    timeZone: 'America/Los_Angeles',
    status: 'trial',
    createdDaysAgo: 46,
    description: [
      'Orrery makes planning software for organisations that live by a timetable: ports, theatres, transit agencies, blood banks. Our customers see next month as a moving model instead of a spreadsheet, and can ask what happens if the ferry is late.',
      'We are 120 people in Seattle, Berlin and wherever the broadband holds. We ship every weekday, write things down, and have kept our support inbox under two hours since the first customer.',
    ],
    members: [
      ['Tess Marlowe', 'admin', 'Chief Operating Officer', 46],
      ['Kwame Asante', 'user', 'VP Engineering', 45],
      ['Yael Brodsky', 'user', 'Talent Partner', 40],
    ],
  },
  {
    slug: 'kestrel',
    name: 'Kestrel Mobility',
    industry: 'Transportation',
    size: '201-500',
    location: 'Portland, OR',
    timeZone: 'America/Los_Angeles',
    createdDaysAgo: 275,
    description: [
      'Kestrel runs 6,200 shared e-bikes and 85 on-demand shuttles in nine cities. We measure ourselves by one number: how many people reached the train, the school or the shift without a car today.',
      'Our bikes are repaired in our own workshops by mechanics on the payroll, and our shuttles are planned with the people who ride them. Half of our managers started on a bike, in a van or at a bench.',
      'Kestrel Mobility is a sample company of the Tandem demo.',
    ],
    members: [
      ['Priscilla Nakamura', 'admin', 'Head of People', 275],
      ['Owen Bradshaw', 'user', 'City Operations Director', 240],
      ['Mei-Lin Chow', 'user', 'Fleet Director', 133],
      ['Rafael Quintero', 'user', 'Recruiter', 60],
    ],
  },
  {
    slug: 'copperline',
    name: 'Copperline Energy',
    industry: 'Other',
    size: '201-500',
    location: 'Denver, CO',
    timeZone: 'America/Denver',
    createdDaysAgo: 201,
    description: [
      'Copperline builds and runs community solar and battery sites in the mountain states and northern Spain: 71 sites, enough for 48,000 homes, most of them owned in part by the people who live beside them.',
      'We do our own design, our own field work and our own nights on call. If a battery sulks at three in the morning, somebody who helped to build it answers.',
    ],
    members: [
      ['Walter Eastman', 'admin', 'Chief People Officer', 201],
      ['Tomas Ribeiro', 'user', 'Grid Operations Lead', 178],
      ['Leila Haddad', 'user', 'Engineering Manager', 92],
    ],
  },
  {
    slug: 'papertrail',
    name: 'Papertrail',
    industry: 'Finance',
    size: '51-200',
    location: 'Remote',
    timeZone: 'America/New_York',
    createdDaysAgo: 190,
    description: [
      'Papertrail keeps the books of 31,000 small shops: invoices, refunds, stock and the tax letter at the end of the quarter. A baker should know on Friday whether the week was good, and be home by seven.',
      'We have no office. Ninety people in fourteen countries meet twice a year, write decisions down, and answer customers in their own words. We make money from a plain monthly price and nothing else.',
      'A sample company, made up for this demo.',
    ],
    members: [
      ['Gwendolyn Price', 'admin', 'Head of People', 190],
      ['Samuel Adeyemi', 'user', 'Head of Data', 186],
      ['Clara Fontaine', 'user', 'VP Product', 74],
      ['Henrik Dahl', 'user', 'Support Lead', 30],
    ],
  },
  {
    slug: 'saltworks',
    name: 'Saltworks Studio',
    industry: 'Media & Entertainment',
    size: '11-50',
    location: 'Remote',
    timeZone: 'Europe/London',
    status: 'trial',
    createdDaysAgo: 33,
    description: [
      'Saltworks is a studio of 28 people who make brands, short films and the odd podcast for museums, broadcasters and companies with something to explain. We take on nine projects a year so that each one gets a whole team.',
      'We work remotely with a week together each quarter in Margate. Pitches are paid, credits are public, and nobody answers mail after six.',
    ],
    members: [
      ['Imogen Sayle', 'admin', 'Managing Partner', 33],
      ['Bastien Leroux', 'user', 'Creative Director', 32],
    ],
  },
  {
    slug: 'lumen',
    name: 'Lumen & Loam',
    industry: 'Non-profit',
    size: '51-200',
    location: 'Nairobi, Kenya',
    timeZone: 'Africa/Nairobi',
    createdDaysAgo: 260,
    description: [
      'Lumen & Loam brings solar irrigation and soil care to smallholder farmers in Kenya, Ghana, Nepal and Guatemala. Farmers own the pumps, set the prices of the water and elect the people who look after both.',
      'We publish what failed next to what worked. Of our 140 colleagues 118 come from the districts they work in.',
      'This is a sample organisation of the Tandem demo.',
    ],
    members: [
      ['Wanjiru Kamau', 'admin', 'Director of People', 260],
      ['Kofi Boateng', 'user', 'Regional Director, West Africa', 231],
      ['Anneke Visser', 'user', 'Head of Evidence', 88],
    ],
  },
  {
    slug: 'rowanmere',
    name: 'Rowanmere Hospitals',
    industry: 'Healthcare',
    size: '1000+',
    location: 'Dublin, Ireland',
    timeZone: 'Europe/Dublin',
    createdDaysAgo: 349,
    description: [
      'Rowanmere is a group of six teaching hospitals in Ireland, Britain and the Netherlands, with 4,800 colleagues, two midwife-led birth units and one of the busiest hip and knee programmes in the region.',
      'Ward managers set their own rosters eight weeks ahead and keep to them. New nurses have a named preceptor for their first six months, and every incident is read by someone who was not on shift.',
      'Rowanmere is invented: a sample hospital group for this demo.',
    ],
    members: [
      ['Orla Fitzgerald', 'admin', 'Director of Workforce', 349],
      ['Pieter van Houten', 'admin', 'HR Director, Netherlands', 330],
      ['Nkechi Obi', 'user', 'Nurse Recruitment Lead', 214],
      ['Gareth Llewellyn', 'user', 'Diagnostics Manager', 140],
      ['Shauna Kerrigan', 'user', 'Resourcing Officer', 51],
    ],
  },
  {
    slug: 'stonelark',
    name: 'Stonelark Construction',
    industry: 'Construction',
    size: '501-1000',
    location: 'Toronto, Canada',
    timeZone: 'America/Toronto',
    createdDaysAgo: 229,
    description: [
      'Stonelark builds schools, libraries and housing for public clients in Ontario, northern England and New Zealand. Most of our sites are the size where the manager still knows every name at the gate.',
      'We employ our own carpenters and electricians, train forty apprentices a year, and close the site when the wind says so, whatever the programme says.',
    ],
    members: [
      ['Margaret Lavoie', 'admin', 'Vice President, People', 229],
      ['Desmond Achebe', 'user', 'Construction Director', 205],
      ['Hemi Parata', 'user', 'Regional Manager, Wellington', 97],
    ],
  },
  {
    slug: 'banyan',
    name: 'Banyan Row Schools',
    industry: 'Education',
    size: '501-1000',
    location: 'Bengaluru, India',
    timeZone: 'Asia/Kolkata',
    createdDaysAgo: 163,
    description: [
      'Banyan Row is a network of fourteen schools in India, Singapore and the Emirates, from kindergarten to the last year. Classes have at most 24 pupils, and a third of the places are free.',
      'Teachers plan in pairs, watch one another once a fortnight, and have Friday afternoons for it. We would rather teach six things well than nine in a hurry.',
      'A sample network of schools, made up for the demo.',
    ],
    members: [
      ['Radhika Iyer', 'admin', 'Head of Talent', 163],
      ['Benjamin Ong', 'user', 'Principal, Singapore', 118],
      ['Farah Al Mansoori', 'user', 'HR Manager, Dubai', 44],
    ],
  },
  {
    slug: 'palmeira',
    name: 'Palmeira House',
    industry: 'Other',
    size: '201-500',
    location: 'Lisbon, Portugal',
    timeZone: 'Europe/Lisbon',
    createdDaysAgo: 139,
    description: [
      'Palmeira House is a family of seven small hotels in Lisbon, Porto, Seville, Oaxaca and Mexico City, each in an old house with fewer than sixty rooms, a kitchen worth staying in for and a door that is answered by a person.',
      'Tips are shared by everyone who worked the day, rotas are out three weeks ahead, and staff eat what guests eat.',
      'Palmeira House exists only here, as a sample company.',
    ],
    members: [
      ['Beatriz Falcao', 'admin', 'People and Culture Director', 139],
      ['Javier Montes', 'user', 'General Manager, Seville', 112],
      ['Citlali Reyna', 'user', 'General Manager, Mexico City', 37],
    ],
  },
]

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}

function memberOf(slug: string, [name, role, jobTitle, joinedDaysAgo, email]: MemberLine): CompanyMemberContent {
  const first = keyOf(name).replace(/-/g, '.')
  return {
    key: keyOf(name),
    name,
    email: email ?? `${first}@${slug}.example`,
    role: role === 'admin' ? 'client_admin' : 'client_user',
    jobTitle,
    joinedDaysAgo,
  }
}

/** The twelve sample companies, the demo company (Fernway Health) first. */
export function companies(): CompanyContent[] {
  return lines.map((line) => ({
    slug: line.slug,
    name: line.name,
    description: line.description.join('\n\n'),
    industry: line.industry,
    sizeRange: line.size,
    location: line.location,
    website: `https://${line.slug}.example`,
    timeZone: line.timeZone,
    logo: `/brand/companies/${line.slug}.svg`,
    status: line.status ?? 'active',
    isSample: true,
    createdDaysAgo: line.createdDaysAgo,
    members: line.members.map((member) => memberOf(line.slug, member)),
  }))
}
