import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { QuestionFilters } from '../contract.ts'

const MINUTE = 60_000

/** One page of questions. When the filters change, the old list is shown until the new one is loaded. */
export const questionsQuery = (filters: QuestionFilters) =>
  api.interviewQuestions.list.queryOptions({ input: filters, staleTime: MINUTE, placeholderData: keepPreviousData })

export const questionQuery = (id: string) =>
  api.interviewQuestions.get.queryOptions({ input: { id }, staleTime: MINUTE, retry: false })

/** Makes or updates the questions of a posting on each visit, and returns their number. */
export const jobQuestionsQuery = (jobId: string) =>
  api.interviewQuestions.forJob.queryOptions({ input: { jobId }, staleTime: MINUTE, retry: false })

/** The viewer's answers to one question, the latest first. */
export const triesQuery = (questionId: string) =>
  api.interviewQuestions.responses.queryOptions({ input: { questionId }, staleTime: MINUTE })

/** The stored critique of an answer, and whether a model is configured. */
export const critiqueQuery = (responseId: string) =>
  api.interviewFeedback.stored.queryOptions({ input: { responseId }, staleTime: MINUTE })
