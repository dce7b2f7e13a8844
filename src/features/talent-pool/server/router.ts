import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { talentPoolContract } from '../contract.ts'
import { inviteCandidate, listJobsToInvite } from './invite-candidate.ts'
import { openCandidate, readCandidateResume } from './open-candidate.ts'
import { findCompaniesToBlock, previewListing, readListing, saveListing } from './own-listing.ts'
import { listOwnLinks, readLog } from './read-log.ts'
import { searchCandidates } from './search-candidates.ts'

const open = implement(talentPoolContract).$context<Context>().use(refusals)
const own = open.use(withRole('job_seeker'))
const company = open.use(withRole('client_admin', 'client_user'))

export const talentPoolRouter = open.router({
  listing: own.listing.handler(({ context }) => readListing(context)),
  save: own.save.handler(({ context, input }) => saveListing(context, input)),
  preview: own.preview.handler(({ context, input }) => previewListing(context, input)),
  companies: own.companies.handler(({ context, input }) => findCompaniesToBlock(context, input)),
  log: own.log.handler(({ context }) => readLog(context)),
  links: own.links.handler(({ context }) => listOwnLinks(context)),
  search: company.search.handler(({ context, input }) => searchCandidates(context, input)),
  open: company.open.handler(({ context, input }) => openCandidate(context, input)),
  resume: company.resume.handler(({ context, input }) => readCandidateResume(context, input)),
  jobs: company.jobs.handler(({ context }) => listJobsToInvite(context)),
  invite: company.invite.handler(({ context, input }) => inviteCandidate(context, input)),
})
