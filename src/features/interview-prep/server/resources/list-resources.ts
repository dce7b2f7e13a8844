import { and, asc, count, eq, getTableColumns, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { interviewResources } from '#db/schema/interview-prep.ts'
import type { SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { ResourceFilters, ResourceList } from '../../resource-contract.ts'
import { resourceCategories, resourcesPageSize, resourceTypes, wordsAMinute } from '../../resource-rules.ts'
import { bookmarkedBy } from './bookmarks.ts'

const r = interviewResources
const { content: _, retiredAt: __, ...heads } = getTableColumns(r)

const minutes = sql<number>`greatest(1, round(array_length(regexp_split_to_array(trim(${r.content}), '\\s+'), 1) / ${sql.raw(
  `${wordsAMinute}.0`,
)}))::int`

/** The columns of a card, with this person's bookmark. */
export const cardColumns = (userId: string) => ({ ...heads, minutes, isBookmarked: bookmarkedBy(userId) })

const holds = (word: string): SQL | undefined => {
  const like = `%${escapeLike(word)}%`
  return or(ilike(r.title, like), ilike(r.content, like))
}

/** The condition for the counts: resources that are not retired and match the search text and the role. */
const scope = ({ q, role }: ResourceFilters): SQL | undefined =>
  and(
    isNull(r.retiredAt),
    ...q.split(/\s+/).filter(Boolean).map(holds),
    role ? or(eq(r.jobRole, role), isNull(r.jobRole)) : undefined,
  )

/**
 * The order of the list: first resources with the search text in the title, then those for the chosen role (without a role: those for all
 * roles). Within a group, the order of the files applies.
 */
function order({ q, role }: ResourceFilters): SQL[] {
  const like = `%${escapeLike(q)}%`
  const ofRole = role ? sql`${r.jobRole} is null` : sql`${r.jobRole} is not null`
  return [...(q ? [sql`${r.title} not ilike ${like}`] : []), ofRole, asc(r.createdAt), asc(r.id)]
}

/** One page of the articles, guides and links that match the filters, with the number of results for each option (INTV-37). */
export async function listResources({ db, viewer }: SignedIn, filters: ResourceFilters): Promise<ResourceList> {
  const { category, type, bookmarked, page } = filters
  const isOwn = bookmarkedBy(viewer.userId)
  const items = db
    .select(cardColumns(viewer.userId))
    .from(r)
    .where(
      and(
        scope(filters),
        category && eq(r.category, category),
        type && eq(r.resourceType, type),
        bookmarked ? isOwn : undefined,
      ),
    )
    .orderBy(...order(filters))
    .limit(resourcesPageSize)
    .offset((page - 1) * resourcesPageSize)
  const groups = db
    .select({ category: r.category, type: r.resourceType, bookmarked: sql<boolean>`${isOwn} as own`, n: count() })
    .from(r)
    .where(scope(filters))
    .groupBy(r.category, r.resourceType, sql`own`)
  const roles = db
    .selectDistinct({ role: sql<string>`${r.jobRole}` })
    .from(r)
    .where(and(isNull(r.retiredAt), isNotNull(r.jobRole)))
    .orderBy(asc(r.jobRole))
  const [found, sizes, named] = await Promise.all([items, groups, roles])
  return { items: found, ...countsOf(sizes, filters), roles: named.map(({ role }) => role) }
}

type Group = { category: string; type: string; bookmarked: boolean; n: number }

/** The number of results, and the number for each option of a filter with the other filters unchanged. */
function countsOf(groups: Group[], { category, type, bookmarked }: ResourceFilters) {
  const chosen = { ...(category && { category }), ...(type && { type }), ...(bookmarked && { bookmarked }) }
  const size = (options: Partial<Group>) =>
    groups
      .filter((group) => Object.entries(options).every(([key, value]) => group[key as keyof Group] === value))
      .reduce((sum, { n }) => sum + n, 0)
  const each = <V extends string>(key: 'category' | 'type', values: readonly V[]) =>
    Object.fromEntries(values.map((value) => [value, size({ ...chosen, [key]: value })])) as Record<V, number>
  return {
    total: size(chosen),
    counts: {
      categories: each('category', resourceCategories),
      types: each('type', resourceTypes),
      bookmarked: size({ ...chosen, bookmarked: true }),
    },
  }
}
