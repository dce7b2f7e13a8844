import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import type { QuestionFilters } from '../contract.ts'

const MINUTE = 60_000

/** A page of questions; filters that change keep the old list until the new one is there. */
export const questionsQuery = (filters: QuestionFilters) =>
  api.interviewQuestions.list.queryOptions({ input: filters, staleTime: MINUTE, placeholderData: keepPreviousData })

export const questionQuery = (id: string) =>
  api.interviewQuestions.get.queryOptions({ input: { id }, staleTime: MINUTE, retry: false })

/** Makes the questions of a posting or brings them up to date, and says how many there are: asked at every visit. */
export const jobQuestionsQuery = (jobId: string) =>
  api.interviewQuestions.forJob.queryOptions({ input: { jobId }, staleTime: MINUTE, retry: false })

/** What was answered to one question, the latest first. */
export const triesQuery = (questionId: string) =>
  api.interviewQuestions.responses.queryOptions({ input: { questionId }, staleTime: MINUTE })

/** What a model wrote about an own answer, and whether one can be asked. */
export const critiqueQuery = (responseId: string) =>
  api.interviewFeedback.stored.queryOptions({ input: { responseId }, staleTime: MINUTE })
