import { newId } from '#lib/ids.ts'
import { type Caller, everyone, seekersOnly, signedIn } from './callers.ts'
import { PASSWORD } from './people-fixtures.ts'
import { Reads, type Row } from './row.ts'
import type { World } from './world.ts'

/** An address without an account, a different one for each caller, so that no rate limit is reached. */
const noOne = (s: World, c: Caller) => ({ email: `nobody-${c}-${s.n}@example.test` })

const personal = { displayName: 'Maya', phone: null, location: null, website: null, bio: null }

const professional = {
  currentJobTitle: null,
  currentCompany: null,
  employmentStatus: null,
  yearsOfExperience: null,
  industry: null,
  educationLevel: null,
  skills: [],
  certifications: [],
  preferredJobTypes: [],
  desiredSalaryMin: null,
  desiredSalaryMax: null,
  careerObjective: null,
  linkedinUrl: null,
  portfolioUrl: null,
}

/** The only admin of a company cannot be deleted. Platform admins can, because there are several. */
const leavesOneBehind = {
  clientAdmin: 'LAST_COMPANY_ADMIN',
  foreignAdmin: 'LAST_COMPANY_ADMIN',
}

export const accountRows: Record<string, Row> = {
  'accounts.session': { ...Reads, answers: everyone() },
  'accounts.signUp': {
    input: (s, c) => ({ displayName: 'New', email: `new-${c}-${s.n}@example.test`, password: PASSWORD }),
    answers: everyone(),
  },
  'accounts.resendVerification': { input: noOne, answers: everyone() },
  'accounts.verification': {
    ...Reads,
    input: (s) => ({ token: s.who.seeker.verifyToken }),
    answers: everyone(),
    notifiedAs: 'seeker',
    missing: () => ({ token: 'a-link-that-nobody-made' }),
    missingIs: 'LINK_INVALID',
  },
  'accounts.signIn': {
    input: (s) => ({ email: s.who.seeker.mail, password: PASSWORD }),
    answers: everyone(),
    notifiedAs: 'seeker',
    foreign: (s) => ({ email: s.who.otherSeeker.mail, password: 'not their password' }),
    missing: (s, c) => ({ ...noOne(s, c), password: 'not their password' }),
    missingIs: 'INVALID_CREDENTIALS',
  },
  'accounts.signIn (suspended)': {
    input: (s) => ({ email: s.who.suspended.mail, password: PASSWORD }),
    notifiedAs: 'suspended',
    answers: everyone('ACCOUNT_SUSPENDED'),
  },
  'accounts.signOut': { answers: everyone() },
  'accounts.requestReset': {
    input: (s, c) => ({ email: s.personOf(c).mail }),
    answers: everyone(),
    foreign: (s, c) => ({ email: s.foreignPerson(c).mail }),
    missing: noOne,
    missingIs: 'ok',
  },
  'accounts.resetPassword': {
    input: (s) => ({ token: s.who.seeker.resetToken, password: PASSWORD }),
    answers: everyone(),
    notifiedAs: 'seeker',
    missing: () => ({ token: 'a-link-that-nobody-made', password: PASSWORD }),
    missingIs: 'LINK_INVALID',
  },
  'accounts.changePassword': {
    input: () => ({ currentPassword: PASSWORD, password: `${PASSWORD} 2` }),
    answers: { ...signedIn(), mustChangePassword: 'ok' },
  },
  'accounts.chooseCompany': {
    input: (s) => ({ companyId: s.companyId }),
    answers: { ...signedIn('NOT_FOUND'), clientUser: 'ok', clientAdmin: 'ok', twoRoles: 'ok' },
    missing: () => ({ companyId: newId() }),
  },
  'accounts.saveTimeZone': { input: () => ({ timeZone: 'Asia/Kathmandu' }), answers: signedIn() },
  'accounts.sessions': { ...Reads, answers: signedIn() },
  'privacy.ownData': { ...Reads, answers: signedIn() },
  'privacy.startDownload': { answers: signedIn() },
  'privacy.deleteAccount': {
    input: () => ({ password: PASSWORD, confirmation: 'DELETE' }),
    answers: { ...signedIn(), ...leavesOneBehind },
  },
  'profiles.own': { ...Reads, answers: signedIn() },
  'profiles.updatePersonal': { input: () => personal, answers: signedIn() },
  'profiles.removeAvatar': { answers: signedIn() },
  'profiles.updateProfessional': { input: () => professional, answers: seekersOnly },
}
