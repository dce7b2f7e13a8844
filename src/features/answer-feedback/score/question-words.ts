import type { InterviewQuestion } from './report.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'+#-]*/gu

/** The words of a question in lower case. */
export const questionWords = ({ title, content, tags }: Omit<InterviewQuestion, 'questionType'>): string[] =>
  [title, content, ...tags].join(' ').toLowerCase().replaceAll('’', "'").match(WORD) ?? []
