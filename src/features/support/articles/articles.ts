import { accountArticles } from './account.ts'
import { applyingArticles } from './applying.ts'
import type { Article } from './article.ts'
import { billingArticles } from './billing.ts'
import { companyArticles } from './companies.ts'
import { documentArticles } from './documents.ts'
import { followingArticles } from './following.ts'
import { startArticles } from './getting-started.ts'
import { interviewArticles } from './interviews.ts'
import { privacyArticles } from './privacy.ts'

/** The articles that are written with the product, in the order of the help centre; keepArticles brings them into the database. */
export const articles: Article[] = [
  ...startArticles,
  ...accountArticles,
  ...documentArticles,
  ...applyingArticles,
  ...followingArticles,
  ...privacyArticles,
  ...interviewArticles,
  ...billingArticles,
  ...companyArticles,
]
