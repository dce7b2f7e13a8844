// The countries and regions that a posting can name as those from which people may apply, and what a text says of them.
import { z } from 'zod'
import { procedure } from '#lib/contract.ts'
import { storableText } from '#lib/tidy-text.ts'
import { longestSentence, maxSentences } from './about-applicants.ts'

const Place = z.object({ code: z.string(), name: z.string() })

export const applicantPlacesContract = {
  find: procedure
    .route({
      method: 'GET',
      path: '/applicant-places',
      summary: 'Find countries, regions and groups of countries by name',
    })
    .input(z.object({ q: z.string().max(100).transform(storableText).default('') }))
    .output(z.array(z.object({ label: z.string(), places: z.array(Place) }))),
  read: procedure
    .route({
      method: 'POST',
      path: '/applicant-places/readings',
      summary: 'Read from sentences of a posting who may apply; null if they do not say it',
    })
    .input(z.object({ sentences: z.array(z.string().max(longestSentence)).max(maxSentences) }))
    .output(
      z
        .object({
          quote: z.string(),
          places: z.array(Place),
          utcFrom: z.number().int().nullable(),
          utcTo: z.number().int().nullable(),
          /** 'Open to applicants in Germany and Austria' */
          openTo: z.string(),
        })
        .nullable(),
    ),
}
