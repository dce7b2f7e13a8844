/** Everyone who may call: each kind of person that the product tells apart. */
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

/** Who stands behind each name; suspended people have no viewer, so they are answered like nobody. */
export const people = callers.filter((caller) => caller !== 'anonymous')
export type PersonName = (typeof people)[number]

/** Job seekers, each with documents and an application of their own. */
export const seekers = ['seeker', 'otherSeeker', 'mustChangePassword', 'suspended', 'twoRoles'] as const
export type SeekerName = (typeof seekers)[number]

/** 'ok', or the code of the refusal. */
export type Answers = Record<Caller, string>

/** The same answer to everybody. */
export const everyone = (answer = 'ok'): Answers =>
  Object.fromEntries(callers.map((caller) => [caller, answer])) as Answers

/** Whoever is signed in; a password that was set by an administrator is changed first. */
export const signedIn = (answer = 'ok'): Answers => ({
  ...everyone(answer),
  anonymous: 'UNAUTHENTICATED',
  suspended: 'UNAUTHENTICATED',
  mustChangePassword: 'PASSWORD_CHANGE_REQUIRED',
})

/** Job seekers alone, a recruiter who is one too among them. */
export const seekersOnly: Answers = {
  ...signedIn('FORBIDDEN'),
  seeker: 'ok',
  otherSeeker: 'ok',
  twoRoles: 'ok',
}

/** People of any company, each in their own portal; whoever has none open is told `without`. */
export const inOwnPortal = (without: string): Answers => ({
  ...signedIn('FORBIDDEN'),
  clientUser: 'ok',
  clientAdmin: 'ok',
  foreignAdmin: 'ok',
  twoRoles: 'ok',
  platformUser: without,
  platformAdmin: without,
})

/** A thing of the company: its people and platform staff; to another company it does not exist. */
export const companyThing: Answers = { ...inOwnPortal('ok'), foreignAdmin: 'NOT_FOUND' }

/** The same for its admins and platform admins alone. */
export const companyAdminThing: Answers = {
  ...companyThing,
  clientUser: 'NOT_FOUND',
  twoRoles: 'NOT_FOUND',
  platformUser: 'NOT_FOUND',
}

/** Applying says why not in words of its own, and says it before the job is looked at. */
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

/** Platform staff, admins and users alike. */
export const staffOnly: Answers = { ...signedIn('FORBIDDEN'), platformUser: 'ok', platformAdmin: 'ok' }
