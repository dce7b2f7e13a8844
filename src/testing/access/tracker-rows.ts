import { newId } from '#lib/ids.ts'
import { type Caller, seekersOnly } from './callers.ts'
import { ownApplication, Reads, type Row, thing } from './row.ts'
import type { World } from './world.ts'

const ownTracked = (
  kind: 'externalId' | 'reminderId' | 'contactId' | 'savedSearchId' | 'hiddenId' | 'trackerImportId',
  more = {},
) =>
  thing(
    (s, c) => s.fixturesOf(c)[kind],
    (s, c) => s.foreignFixtures(c)[kind],
    more,
  )

const aboutOwn = (more = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, aboutId: s.fixturesOf(c).applicationId }),
  foreign: (s: World, c: Caller) => ({ ...more, aboutId: s.foreignFixtures(c).externalId }),
  missing: () => ({ ...more, aboutId: newId() }),
})

const madeExternal = {
  title: 'Analyst',
  companyName: 'Acme',
  location: '',
  link: '',
  appliedOn: '2026-01-05',
  salaryText: '',
  employmentType: '',
  status: 'submitted',
  notes: '',
}

const contact = { name: 'Dana', role: '', email: '', phone: '', link: '', note: '' }

const gone = {
  ...seekersOnly,
  seeker: 'IMPORT_FILE_GONE',
  otherSeeker: 'IMPORT_FILE_GONE',
  twoRoles: 'IMPORT_FILE_GONE',
}

/** Links into a private network are refused for every caller. */
const readsLinks = { ...seekersOnly, seeker: 'LINK_REFUSED', otherSeeker: 'LINK_REFUSED', twoRoles: 'LINK_REFUSED' }

export const trackerRows: Record<string, Row> = {
  'jobTracker.listOwn': { ...Reads, input: () => ({}), answers: seekersOnly },
  'jobTracker.stats': { ...Reads, answers: seekersOnly },
  'jobTracker.getOwn': { ...Reads, ...ownApplication(), answers: seekersOnly },
  'jobAlerts.list': { ...Reads, answers: seekersOnly },
  'jobAlerts.save': { input: () => ({ name: 'Analyst', q: 'analyst', frequency: 'daily' }), answers: seekersOnly },
  'jobAlerts.update': { ...ownTracked('savedSearchId', { name: 'New', frequency: 'weekly' }), answers: seekersOnly },
  'jobAlerts.delete': { ...ownTracked('savedSearchId'), answers: seekersOnly },
  'hiddenJobs.list': { ...Reads, answers: seekersOnly },
  'hiddenJobs.hideJob': {
    input: (s) => ({ jobId: s.openJob.id }),
    answers: seekersOnly,
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
  },
  'hiddenJobs.hideCompany': {
    input: (s) => ({ companyId: s.openJob.companyId }),
    answers: seekersOnly,
    missing: () => ({ companyId: newId() }),
  },
  'hiddenJobs.show': { ...ownTracked('hiddenId'), answers: seekersOnly },
  'jobTracker.readLink': { ...Reads, input: () => ({ link: 'http://127.0.0.1/' }), answers: readsLinks },
  'jobTracker.findSimilar': {
    ...Reads,
    input: () => ({ title: 'Analyst', companyName: 'Acme' }),
    answers: seekersOnly,
  },
  'jobTracker.addExternal': { input: () => madeExternal, answers: seekersOnly },
  'jobTracker.getExternal': { ...Reads, ...ownTracked('externalId'), answers: seekersOnly },
  'jobTracker.updateExternal': { ...ownTracked('externalId', madeExternal), answers: seekersOnly },
  'jobTracker.setExternalStatus': { ...ownTracked('externalId', { status: 'interview' }), answers: seekersOnly },
  'jobTracker.updateExternalNotes': { ...ownTracked('externalId', { notes: 'Call' }), answers: seekersOnly },
  'jobTracker.deleteExternal': { ...ownTracked('externalId'), answers: seekersOnly },
  'jobTracker.openReminders': { ...Reads, answers: seekersOnly },
  'jobTracker.remindersOf': { ...Reads, ...aboutOwn(), answers: seekersOnly },
  'jobTracker.addReminder': { ...aboutOwn({ dueAt: new Date('2030-01-01'), note: 'Call' }), answers: seekersOnly },
  'jobTracker.moveReminder': { ...ownTracked('reminderId', { dueAt: new Date('2030-01-01') }), answers: seekersOnly },
  'jobTracker.finishReminder': { ...ownTracked('reminderId', { isDone: true }), answers: seekersOnly },
  'jobTracker.deleteReminder': { ...ownTracked('reminderId'), answers: seekersOnly },
  'jobTracker.contactsOf': { ...Reads, ...aboutOwn(), answers: seekersOnly },
  'jobTracker.addContact': { ...aboutOwn(contact), answers: seekersOnly },
  'jobTracker.updateContact': { ...ownTracked('contactId', contact), answers: seekersOnly },
  'jobTracker.deleteContact': { ...ownTracked('contactId'), answers: seekersOnly },
  'trackerImports.check': { isRead: true, input: () => ({ fileId: newId() }), answers: gone },
  'trackerImports.start': { input: () => ({ id: newId(), fileId: newId() }), answers: gone },
  'trackerImports.list': { ...Reads, answers: seekersOnly },
  'trackerImports.get': { ...Reads, ...ownTracked('trackerImportId'), answers: seekersOnly },
  'trackerImports.cancel': { ...ownTracked('trackerImportId'), answers: seekersOnly },
  'trackerImports.undo': { ...ownTracked('trackerImportId'), answers: seekersOnly },
  'jobTracker.funnel': { ...Reads, input: () => ({}), answers: seekersOnly },
}
