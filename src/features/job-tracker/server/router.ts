import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { jobTrackerContract } from '../contract.ts'
import { addContact, deleteContact, listContacts, updateContact } from './contacts/change-contacts.ts'
import {
  addElsewhere,
  deleteElsewhere,
  setElsewhereStatus,
  updateElsewhere,
  updateElsewhereNotes,
} from './elsewhere/change-elsewhere.ts'
import { readElsewhere } from './elsewhere/read-elsewhere.ts'
import { readLink } from './links/read-link.ts'
import { listOwnApplications } from './list-own.ts'
import { readFunnel } from './read-funnel.ts'
import { readOwnApplication } from './read-own.ts'
import { listOpenReminders, listRemindersOf } from './read-reminders.ts'
import { readTrackerStats } from './read-stats.ts'
import { addReminder, deleteReminder, finishReminder, moveReminder } from './reminders/change-reminders.ts'

const own = implement(jobTrackerContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const jobTrackerRouter = own.router({
  listOwn: own.listOwn.handler(({ context, input }) => listOwnApplications(context, input)),
  stats: own.stats.handler(({ context }) => readTrackerStats(context)),
  getOwn: own.getOwn.handler(({ context, input }) => readOwnApplication(context, input)),
  readLink: own.readLink.handler(({ context, input }) => readLink(context, input)),
  addElsewhere: own.addElsewhere.handler(({ context, input }) => addElsewhere(context, input)),
  getElsewhere: own.getElsewhere.handler(({ context, input }) => readElsewhere(context, input)),
  updateElsewhere: own.updateElsewhere.handler(({ context, input }) => updateElsewhere(context, input)),
  setElsewhereStatus: own.setElsewhereStatus.handler(({ context, input }) => setElsewhereStatus(context, input)),
  updateElsewhereNotes: own.updateElsewhereNotes.handler(({ context, input }) => updateElsewhereNotes(context, input)),
  deleteElsewhere: own.deleteElsewhere.handler(({ context, input }) => deleteElsewhere(context, input)),
  openReminders: own.openReminders.handler(({ context }) => listOpenReminders(context)),
  remindersOf: own.remindersOf.handler(({ context, input }) => listRemindersOf(context, input)),
  addReminder: own.addReminder.handler(({ context, input }) => addReminder(context, input)),
  moveReminder: own.moveReminder.handler(({ context, input }) => moveReminder(context, input)),
  finishReminder: own.finishReminder.handler(({ context, input }) => finishReminder(context, input)),
  deleteReminder: own.deleteReminder.handler(({ context, input }) => deleteReminder(context, input)),
  contactsOf: own.contactsOf.handler(({ context, input }) => listContacts(context, input)),
  addContact: own.addContact.handler(({ context, input }) => addContact(context, input)),
  updateContact: own.updateContact.handler(({ context, input }) => updateContact(context, input)),
  deleteContact: own.deleteContact.handler(({ context, input }) => deleteContact(context, input)),
  funnel: own.funnel.handler(({ context, input }) => readFunnel(context, input)),
})
