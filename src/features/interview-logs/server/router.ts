import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { interviewLogsContract } from '../contract.ts'
import { createInterviewLog, deleteLog, updateLog } from './change-logs.ts'
import { listLoggable, listLogs, readLogStats } from './read-logs.ts'

const own = implement(interviewLogsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const interviewLogsRouter = own.router({
  list: own.list.handler(({ context }) => listLogs(context)),
  stats: own.stats.handler(({ context }) => readLogStats(context)),
  applications: own.applications.handler(({ context }) => listLoggable(context)),
  create: own.create.handler(({ context, input }) => createInterviewLog(context, input)),
  update: own.update.handler(({ context, input }) => updateLog(context, input)),
  delete: own.delete.handler(({ context, input }) => deleteLog(context, input)),
})
