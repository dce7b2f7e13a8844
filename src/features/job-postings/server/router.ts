import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { postingsContract } from '../contract.ts'
import { addRequirement } from './add-requirement.ts'
import { createPosting } from './create-posting.ts'
import { deletePosting } from './delete-posting.ts'
import { duplicatePosting } from './duplicate-posting.ts'
import { openCompany } from './load-posting.ts'
import { listPostings, listRequirements, readPosting, readPostingStats } from './queries.ts'
import { removeRequirement } from './remove-requirement.ts'
import { reorderRequirements } from './reorder-requirements.ts'
import { setPostingStatus } from './set-posting-status.ts'
import { setPostingStatuses } from './set-posting-statuses.ts'
import { updatePosting } from './update-posting.ts'
import { updateRequirement } from './update-requirement.ts'

const staff = implement(postingsContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const postingsRouter = staff.router({
  list: staff.list.handler(({ context, input }) => listPostings(context, input)),
  stats: staff.stats.handler(({ context }) => readPostingStats(context)),
  get: staff.get.handler(({ context, input }) => readPosting(context, input)),
  requirements: staff.requirements.handler(({ context, input }) => listRequirements(context, input)),
  create: staff.create.handler(({ context, input }) =>
    createPosting(context, { ...input, companyId: openCompany(context) }),
  ),
  update: staff.update.handler(({ context, input }) => updatePosting(context, input)),
  setStatus: staff.setStatus.handler(({ context, input }) => setPostingStatus(context, input)),
  setStatuses: staff.setStatuses.handler(({ context, input }) => setPostingStatuses(context, input)),
  duplicate: staff.duplicate.handler(({ context, input }) => duplicatePosting(context, input)),
  remove: staff.remove.handler(({ context, input }) => deletePosting(context, input)),
  addRequirement: staff.addRequirement.handler(({ context, input }) => addRequirement(context, input)),
  updateRequirement: staff.updateRequirement.handler(({ context, input }) => updateRequirement(context, input)),
  removeRequirement: staff.removeRequirement.handler(({ context, input }) => removeRequirement(context, input)),
  reorderRequirements: staff.reorderRequirements.handler(({ context, input }) => reorderRequirements(context, input)),
})
