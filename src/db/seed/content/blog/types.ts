/** A sample article as it was written; `body` is read by articleHtml. */
export type SampleArticle = {
  key: string
  title: string
  excerpt: string
  category: string
  author: string
  tags: string[]
  /** Days since it was published; negative: days until it is; null: a draft. */
  daysAgo: number | null
  drawing: number
  body: string
}
