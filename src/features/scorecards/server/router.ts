import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { scorecardsContract } from '../contract.ts'
import { compareApplications } from './compare-applications.ts'
import { discardDraft, saveDraft } from './draft.ts'
import { readEvaluation } from './read-evaluations.ts'
import { saveAttributes } from './save-attributes.ts'
import { readDefinition, readProposals } from './scorecard-definition.ts'
import { submitScorecard } from './submit-scorecard.ts'

const open = implement(scorecardsContract).$context<Context>().use(refusals)
const company = open.use(withRole('client_admin', 'client_user'))
const reviewer = open.use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const scorecardsRouter = open.router({
  attributes: reviewer.attributes.handler(({ context, input }) => readDefinition(context, input)),
  proposals: reviewer.proposals.handler(({ context, input }) => readProposals(context, input)),
  saveAttributes: company.saveAttributes.handler(({ context, input }) => saveAttributes(context, input)),
  read: reviewer.read.handler(({ context, input }) => readEvaluation(context, input)),
  saveDraft: company.saveDraft.handler(({ context, input }) => saveDraft(context, input)),
  discardDraft: company.discardDraft.handler(({ context, input }) => discardDraft(context, input)),
  submit: company.submit.handler(({ context, input }) => submitScorecard(context, input)),
  compare: reviewer.compare.handler(({ context, input }) => compareApplications(context, input)),
})
