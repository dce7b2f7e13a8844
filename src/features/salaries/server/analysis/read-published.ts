import { sql } from 'drizzle-orm'
import type { Db } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { PublishedStat, SalarySearch } from '../../contract.ts'

const maxShown = 5
const contains = (text: string) => `%${escapeLike(text.toLowerCase())}%`

/** At most five published figures whose occupation and area contain the search text, those with the most people first. */
export async function readPublished(db: Db, { jobTitle, location }: SalarySearch): Promise<PublishedStat[]> {
  const { rows } = await db.execute<PublishedStat>(sql`
    select case d.layout when 'oews' then 'U.S. Bureau of Labor Statistics' when 'ashe' then 'Office for National Statistics'
      else d.name end as publisher, d.name as dataset, p.currency, p.occupation, p.area, p.employment, p.average,
      p.percentile10, p.percentile25, p.median, p.percentile75, p.percentile90
    from salary_published p join salary_datasets d on d.id = p.dataset_id
    where lower(p.occupation) like ${contains(jobTitle)} and lower(p.area) like ${contains(location)}
    order by p.employment desc nulls last, p.occupation, p.area, p.id limit ${maxShown}`)
  return rows
}
