import { z } from 'zod'
import { typedLine } from '#lib/text.ts'
import type { Listing, SaveListing } from '../../contract.ts'

/** The values of the form. An empty `resumeId` means that no resume is shown. */
export const ListingValues = z
  .object({
    isListed: z.boolean(),
    headline: typedLine(120),
    showsName: z.boolean(),
    showsLocation: z.boolean(),
    showsSkills: z.boolean(),
    resumeId: z.string(),
    hidesFromEmployer: z.boolean(),
  })
  .refine(({ isListed, headline }) => !isListed || headline !== '', {
    path: ['headline'],
    message: "Please write a headline. It's the first thing companies read.",
  })
export type ListingValues = z.infer<typeof ListingValues>

export const asForm = (listing: Listing): ListingValues => {
  const { isListed, headline, showsName, showsLocation, showsSkills, resumeId, hidesFromEmployer } = listing
  return { isListed, headline, showsName, showsLocation, showsSkills, resumeId: resumeId ?? '', hidesFromEmployer }
}

export const toSave = (values: ListingValues, hidden: { id: string }[]): SaveListing => ({
  ...values,
  resumeId: values.resumeId || null,
  hiddenFrom: hidden.map(({ id }) => id),
})
