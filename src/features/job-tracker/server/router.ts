import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { jobTrackerContract } from '../contract.ts'
import { addContact, deleteContact, listContacts, updateContact } from './contacts/change-contacts.ts'
import {
  addExternal,
  deleteExternal,
  setExternalStatus,
  updateExternal,
  updateExternalNotes,
} from './external/change-external.ts'
import { findSimilar } from './external/find-similar.ts'
import { readExternal } from './external/read-external.ts'
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
  findSimilar: own.findSimilar.handler(({ context, input }) => findSimilar(context, input)),
  addExternal: own.addExternal.handler(({ context, input }) => addExternal(context, input)),
  getExternal: own.getExternal.handler(({ context, input }) => readExternal(context, input)),
  updateExternal: own.updateExternal.handler(({ context, input }) => updateExternal(context, input)),
  setExternalStatus: own.setExternalStatus.handler(({ context, input }) => setExternalStatus(context, input)),
  updateExternalNotes: own.updateExternalNotes.handler(({ context, input }) => updateExternalNotes(context, input)),
  deleteExternal: own.deleteExternal.handler(({ context, input }) => deleteExternal(context, input)),
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
