/** The sample people that demo mode offers at sign-in, and their public password. */
export const demoPeople = [
  { email: 'seeker@tandem.test', label: 'Job seeker' },
  { email: 'new@tandem.test', label: 'New job seeker' },
  { email: 'company@tandem.test', label: 'Company admin' },
  { email: 'recruiter@tandem.test', label: 'Recruiter' },
  { email: 'admin@tandem.test', label: 'Platform admin' },
  { email: 'staff@tandem.test', label: 'Platform staff' },
] as const

export const DEMO_PASSWORD = 'tandem-demo'
