import { z } from 'zod'
import { companyIndustries, sizeRanges } from '#features/companies/rules.ts'
import { recordOf } from '#server/content.ts'
import type { CompanyContent, CompanyMemberContent } from './types.ts'

const Line = z.string().min(1).max(200)

const MemberLine = z.strictObject({
  name: Line,
  role: z.enum(['admin', 'user']),
  jobTitle: Line,
  joinedDaysAgo: z.int(),
  /** Only for accounts whose password the demo page shows. */
  email: Line.optional(),
})
type Member = z.output<typeof MemberLine>

const CompanyLine = z.strictObject({
  slug: Line,
  name: Line,
  industry: z.enum(companyIndustries),
  size: z.enum(sizeRanges),
  location: Line,
  timeZone: Line,
  status: z.literal('trial').optional(),
  createdDaysAgo: z.int(),
  /** Its paragraphs. */
  description: z.array(z.string().min(1).max(1000)).min(1),
  members: z.array(MemberLine).min(1),
})

const lines = recordOf('demo/companies.json', z.array(CompanyLine).min(1))

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}

function memberOf(slug: string, { name, role, jobTitle, joinedDaysAgo, email }: Member): CompanyMemberContent {
  const first = keyOf(name).replace(/-/g, '.')
  return {
    key: keyOf(name),
    name,
    email: email ?? `${first}@${slug}.example`,
    role: role === 'admin' ? 'client_admin' : 'client_user',
    jobTitle,
    joinedDaysAgo,
  }
}

/** The twelve sample companies, the demo company (Fernway Health) first. */
export function companies(): CompanyContent[] {
  return lines().map((line) => ({
    slug: line.slug,
    name: line.name,
    description: line.description.join('\n\n'),
    industry: line.industry,
    sizeRange: line.size,
    location: line.location,
    website: `https://${line.slug}.example`,
    timeZone: line.timeZone,
    logo: `/brand/companies/${line.slug}.svg`,
    status: line.status ?? 'active',
    isSample: true,
    createdDaysAgo: line.createdDaysAgo,
    members: line.members.map((member) => memberOf(line.slug, member)),
  }))
}
