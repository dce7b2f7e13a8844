import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { campaignsContract } from '../contract.ts'
import { mailChoicesContract } from '../mail-choices-contract.ts'
import { actOnCampaign, scheduleCampaign, sendCampaignNow } from './campaign-actions.ts'
import { readOwnChoices, saveOwnChoices } from './newsletter/own-choices.ts'
import { listCampaigns, listRecipients, readCampaign, readOverview } from './queries.ts'
import { countAudience } from './sending/audience.ts'
import { sendTest } from './sending/send-test.ts'
import { copyCampaign, createCampaign, removeCampaign, saveCampaign } from './write-draft.ts'

const open = implement(campaignsContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))

const choosing = implement(mailChoicesContract).$context<Context>().use(refusals).use(signedIn)
/** Campaign email preferences of the owner of an account. */
export const mailChoicesRouter = choosing.router({
  get: choosing.get.handler(({ context }) => readOwnChoices(context)),
  save: choosing.save.handler(({ context, input }) => saveOwnChoices(context, input.kinds)),
})

export const campaignsRouter = open.router({
  overview: staff.overview.handler(({ context }) => readOverview(context)),
  list: staff.list.handler(({ context, input }) => listCampaigns(context, input)),
  get: staff.get.handler(({ context, input }) => readCampaign(context, input.id)),
  recipients: staff.recipients.handler(({ context, input }) => listRecipients(context, input)),
  audience: staff.audience.handler(({ context, input }) => countAudience(context.db, input)),
  create: staff.create.handler(({ context, input }) => createCampaign(context, input)),
  copy: staff.copy.handler(({ context, input }) => copyCampaign(context, input)),
  save: staff.save.handler(({ context, input }) => saveCampaign(context, input)),
  remove: staff.remove.handler(({ context, input }) => removeCampaign(context, input)),
  sendTest: staff.sendTest.handler(({ context, input }) => sendTest(context, input)),
  send: staff.send.handler(({ context, input }) => sendCampaignNow(context, input)),
  schedule: staff.schedule.handler(({ context, input }) => scheduleCampaign(context, input)),
  act: staff.act.handler(({ context, input }) => actOnCampaign(context, input)),
})
