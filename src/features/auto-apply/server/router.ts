import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { autoApplyContract } from '../contract.ts'
import { collectAnswers, listAnswers, removeAnswer, saveAnswer } from './answers.ts'
import { previewRule, removeRule, saveRule, setAutoApprove, switchRule } from './change-rules.ts'
import { removeAvoidedCompany, saveSettings, startAutoApply, stopAutoApply } from './change-settings.ts'
import { readPlatformState, setPlatform } from './platform-switch.ts'
import { addJob } from './queue/add-job.ts'
import { approve, withdrawApproval } from './queue/approve.ts'
import { readEntry, readQueue } from './queue/read-queue.ts'
import { saveEntry } from './queue/save-entry.ts'
import { skipEntry } from './queue/skip-entry.ts'
import { listLog, readLogEntry } from './read-log.ts'
import { readRules } from './read-rules.ts'
import { readSettings } from './read-settings.ts'

const open = implement(autoApplyContract).$context<Context>().use(refusals)
const own = open.use(withRole('job_seeker'))
const staff = open.use(withRole('platform_admin', 'platform_user'))
const admin = open.use(withRole('platform_admin'))

export const autoApplyRouter = open.router({
  listRules: own.listRules.handler(({ context }) => readRules(context)),
  saveRule: own.saveRule.handler(({ context, input }) => saveRule(context, input)),
  setAutoApprove: own.setAutoApprove.handler(({ context, input }) => setAutoApprove(context, input)),
  switchRule: own.switchRule.handler(({ context, input }) => switchRule(context, input)),
  removeRule: own.removeRule.handler(({ context, input }) => removeRule(context, input)),
  previewRule: own.previewRule.handler(({ context, input }) => previewRule(context, input)),
  queue: own.queue.handler(({ context }) => readQueue(context)),
  entry: own.entry.handler(({ context, input }) => readEntry(context, input)),
  // the same permission as applying, with the same error texts
  addJob: open.addJob.handler(({ context, input }) => addJob(context, input)),
  saveEntry: own.saveEntry.handler(({ context, input }) => saveEntry(context, input)),
  approve: own.approve.handler(({ context, input }) => approve(context, input)),
  withdraw: own.withdraw.handler(({ context, input }) => withdrawApproval(context, input)),
  skip: own.skip.handler(({ context, input }) => skipEntry(context, input)),
  listAnswers: own.listAnswers.handler(({ context }) => listAnswers(context)),
  saveAnswer: own.saveAnswer.handler(({ context, input }) => saveAnswer(context, input)),
  removeAnswer: own.removeAnswer.handler(({ context, input }) => removeAnswer(context, input)),
  collectAnswers: own.collectAnswers.handler(({ context }) => collectAnswers(context)),
  log: own.log.handler(({ context, input }) => listLog(context, input)),
  logEntry: own.logEntry.handler(({ context, input }) => readLogEntry(context, input)),
  settings: own.settings.handler(({ context }) => readSettings(context)),
  saveSettings: own.saveSettings.handler(({ context, input }) => saveSettings(context, input)),
  stop: own.stop.handler(({ context }) => stopAutoApply(context)),
  start: own.start.handler(({ context }) => startAutoApply(context)),
  stopAvoiding: own.stopAvoiding.handler(({ context, input }) => removeAvoidedCompany(context, input)),
  platformState: staff.platformState.handler(({ context }) => readPlatformState(context)),
  setPlatform: admin.setPlatform.handler(({ context, input }) => setPlatform(context, input)),
})
