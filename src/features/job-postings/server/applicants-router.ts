import '#features/places/server/gazetteer.ts'
import { implement } from '@orpc/server'
import { findApplicantPlaces, nameOfApplicantPlace } from '#features/places/applicant-places.ts'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { applicantPlacesContract } from '../applicants/applicants-contract.ts'
import { readApplicants } from '../applicants/read-applicants.ts'
import { openTo } from './open-to.ts'

const staff = implement(applicantPlacesContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const applicantPlacesRouter = staff.router({
  find: staff.find.handler(({ input }) => findApplicantPlaces(input.q)),
  read: staff.read.handler(({ input }) => readSentences(input.sentences)),
})

function readSentences(sentences: string[]) {
  const read = readApplicants(sentences)
  if (!read) return null
  const { quote, codes, range } = read
  const [utcFrom, utcTo] = [range?.from ?? null, range?.to ?? null]
  return {
    quote,
    places: codes.map((code) => ({ code, name: nameOfApplicantPlace(code) })),
    utcFrom,
    utcTo,
    openTo: openTo({ applicantPlaces: codes, applicantUtcFrom: utcFrom, applicantUtcTo: utcTo }) ?? '',
  }
}
