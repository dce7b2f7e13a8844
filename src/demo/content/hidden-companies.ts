import { z } from 'zod'
import { companyIndustries, sizeRanges } from '#features/companies/rules.ts'
import { recordOf } from '#server/content.ts'

const Line = z.string().min(1).max(200)
const Text = z.string().min(1).max(1000)

export const hiddenCompanies = recordOf(
  'demo/hidden-companies.json',
  z.array(
    z.strictObject({
      slug: Line,
      name: Line,
      industry: z.enum(companyIndustries),
      sizeRange: z.enum(sizeRanges),
      location: Line,
      status: z.enum(['active', 'inactive']),
      /** Days since its deletion, or null. */
      archivedDaysAgo: z.int().positive().nullable(),
      description: Text,
      admin: z.strictObject({ key: Line, name: Line, email: z.email(), joinedDaysAgo: z.int().positive() }),
      job: z.strictObject({ title: Line, description: Text }),
    }),
  ),
)
