/** Every kind of caller that the product distinguishes. */
export const callers = [
  'anonymous',
  'seeker',
  'otherSeeker',
  'mustChangePassword',
  'suspended',
  'clientUser',
  'clientAdmin',
  'foreignAdmin',
  'platformUser',
  'platformAdmin',
  'twoRoles',
] as const
export type Caller = (typeof callers)[number]

/** The user of each name; suspended users have no viewer, so they get the answers of signed-out visitors. */
export const people = callers.filter((caller) => caller !== 'anonymous')
export type PersonName = (typeof people)[number]

/** Job seekers, each with their own documents and application. */
export const seekers = ['seeker', 'otherSeeker', 'mustChangePassword', 'suspended', 'twoRoles'] as const
export type SeekerName = (typeof seekers)[number]

/** 'ok', or the code of the refusal. */
export type Answers = Record<Caller, string>

/** The same answer for all callers. */
export const everyone = (answer = 'ok'): Answers =>
  Object.fromEntries(callers.map((caller) => [caller, answer])) as Answers

/** Any signed-in user; a user with a password from an administrator must change it first. */
export const signedIn = (answer = 'ok'): Answers => ({
  ...everyone(answer),
  anonymous: 'UNAUTHENTICATED',
  suspended: 'UNAUTHENTICATED',
  mustChangePassword: 'PASSWORD_CHANGE_REQUIRED',
})

/** Only job seekers, including a recruiter who is also a job seeker. */
export const seekersOnly: Answers = {
  ...signedIn('FORBIDDEN'),
  seeker: 'ok',
  otherSeeker: 'ok',
  twoRoles: 'ok',
}

/** Members of any company, each in their own portal; all other users are refused. */
export const inCompanies = (others = 'FORBIDDEN'): Answers => ({
  ...signedIn(others),
  clientUser: 'ok',
  clientAdmin: 'ok',
  foreignAdmin: 'ok',
  twoRoles: 'ok',
})

/** The same, but staff without an open company get `without`. */
export const inOwnPortal = (without: string): Answers => ({
  ...inCompanies(),
  platformUser: without,
  platformAdmin: without,
})

/** A resource of the company, for its members and platform staff. For another company it does not exist. */
export const companyResource: Answers = { ...inOwnPortal('ok'), foreignAdmin: 'NOT_FOUND' }

/** The same for its admins and platform admins only. */
export const companyAdminResource: Answers = {
  ...companyResource,
  clientUser: 'NOT_FOUND',
  twoRoles: 'NOT_FOUND',
  platformUser: 'NOT_FOUND',
}

/** Applying has its own errors, checked before the job is loaded. */
export const applicants: Answers = {
  ...seekersOnly,
  anonymous: 'APPLY_SIGNED_OUT',
  suspended: 'APPLY_SIGNED_OUT',
  clientUser: 'APPLY_SEEKERS_ONLY',
  clientAdmin: 'APPLY_SEEKERS_ONLY',
  foreignAdmin: 'APPLY_SEEKERS_ONLY',
  platformUser: 'APPLY_SEEKERS_ONLY',
  platformAdmin: 'APPLY_SEEKERS_ONLY',
}

/** All platform staff: admins and users. */
export const staffOnly: Answers = { ...signedIn('FORBIDDEN'), platformUser: 'ok', platformAdmin: 'ok' }
