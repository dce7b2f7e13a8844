import { questionsFor } from './question-text.ts'

export const softwareQuestions = questionsFor('Software Engineering', {
  behavioral: {
    easy: [
      {
        key: 'software-first-shipped',
        title: 'Tell me about the last thing you shipped that people use.',
        content:
          'Keep to one feature. Say who needed it, what you built yourself, and how you know that it is used: a figure, a ticket that no longer comes.',
        tags: ['delivery'],
      },
    ],
    medium: [
      {
        key: 'software-review-dispute',
        title: 'Describe a code review in which you and the reviewer did not agree.',
        content:
          'They look for reasons instead of rank. What was the risk on each side, how did you test it or find somebody to ask, and what was merged in the end?',
        tags: ['code review', 'conflict'],
      },
    ],
    hard: [
      {
        key: 'software-outage',
        title: 'Walk me through an outage that you helped to end.',
        content:
          'Give it a timeline: the first sign, what you ruled out, what stopped the damage, the cause, and the change that makes it unlikely today.',
        tags: ['incident', 'ownership'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'software-slow-page',
        title: 'A page has become slow. Where do you look first?',
        content:
          'Measure before you guess: network, server or browser? A good answer names a tool for each and one likely cause, such as a query for every row.',
        tags: ['performance', 'debugging'],
      },
    ],
    medium: [
      {
        key: 'software-schema-change',
        title: 'How do you change a column of a large table while the product stays up?',
        content:
          'Expected are small steps that can be undone: add, write both, fill in batches, read the new one, remove the old. Mention locks and the moment both versions run.',
        tags: ['databases', 'deployment'],
      },
    ],
    hard: [
      {
        key: 'software-exactly-once',
        title: 'A payment message may arrive twice or not at all. How do you build the receiver?',
        content:
          'Nobody promises exactly once on the wire. Strong answers use a key for each message, write it in the same transaction as its effect, and reconcile what never came.',
        tags: ['distributed systems', 'reliability'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'software-flaky-test',
        title: 'One test fails every tenth run, and the team has got used to running it again. What do you do?',
        content:
          'Shows how you treat small rot. Say how you would catch it in the act, whether you would park it meanwhile, and why a shrug costs more later.',
        tags: ['testing', 'quality'],
      },
    ],
    medium: [
      {
        key: 'software-rewrite-wish',
        title: 'Your team wants to rewrite a service that earns money and frightens everybody. What do you propose?',
        content:
          'Listen for a middle way: what hurts most, tests around it, one part at a time behind the same interface, and a date on which you would stop.',
        tags: ['architecture', 'planning'],
      },
    ],
    hard: [
      {
        key: 'software-security-hole',
        title: 'On Friday evening you find that customers could read one another’s files. What happens next?',
        content:
          'Close the hole first, keep the logs, tell the people who must know. Then: who was affected, who is told and when, and what review would have found it.',
        tags: ['security', 'incident'],
      },
    ],
  },
})
