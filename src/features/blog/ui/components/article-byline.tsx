import { longDate } from '#lib/dates.ts'
import type { ArticleCard } from '../../article-contract.ts'

/** The category, date and reading time above a title. */
export function ArticleMeta({ article: { category, publishedAt, minutes } }: { article: ArticleCard }) {
  return (
    <span className="meta">
      {category && (
        <>
          <b className="strong">{category.name}</b> ·{' '}
        </>
      )}
      <time dateTime={publishedAt.toISOString()}>{longDate(publishedAt, 'UTC')}</time> · {formatMinutes(minutes)}
    </span>
  )
}

const formatMinutes = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
