import { administrationQuestions } from './administration.ts'
import { anyRoleQuestions } from './any-role.ts'
import { supportQuestions } from './customer-support.ts'
import { dataQuestions } from './data.ts'
import { designQuestions } from './design.ts'
import { financeQuestions } from './finance-accounting.ts'
import { healthQuestions } from './health-care.ts'
import { hospitalityQuestions } from './hospitality-retail.ts'
import { hrQuestions } from './human-resources.ts'
import { marketingQuestions } from './marketing.ts'
import { operationsQuestions } from './operations-logistics.ts'
import { productQuestions } from './product-management.ts'
import { projectQuestions } from './project-management.ts'
import type { QuestionText } from './question-text.ts'
import { salesQuestions } from './sales.ts'
import { tradesQuestions } from './skilled-trades.ts'
import { softwareQuestions } from './software-engineering.ts'
import { teachingQuestions } from './teaching-training.ts'

/**
 * The question bank of the product; what is no longer here is retired at the next start. Lists show the newest first, so what
 * is to be read first is stored last.
 */
export const questions: QuestionText[] = [
  ...anyRoleQuestions,
  ...softwareQuestions,
  ...dataQuestions,
  ...productQuestions,
  ...projectQuestions,
  ...designQuestions,
  ...marketingQuestions,
  ...salesQuestions,
  ...supportQuestions,
  ...financeQuestions,
  ...operationsQuestions,
  ...hrQuestions,
  ...administrationQuestions,
  ...teachingQuestions,
  ...healthQuestions,
  ...hospitalityQuestions,
  ...tradesQuestions,
].toReversed()
