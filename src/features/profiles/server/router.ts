import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { profilesContract } from '../contract.ts'
import { readProfile } from './queries.ts'
import { removeAvatar } from './store-avatar.ts'
import { updatePersonal, updateProfessional } from './update-profile.ts'

const own = implement(profilesContract).$context<Context>().use(refusals).use(signedIn)

export const profilesRouter = own.router({
  own: own.own.handler(({ context }) => readProfile(context.db, context.viewer.userId)),
  updatePersonal: own.updatePersonal.handler(({ context, input }) => updatePersonal(context, input)),
  updateProfessional: own.updateProfessional.handler(({ context, input }) => updateProfessional(context, input)),
  removeAvatar: own.removeAvatar.handler(({ context }) => removeAvatar(context)),
})
