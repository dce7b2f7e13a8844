import { questionsFor } from './question-text.ts'

export const administrationQuestions = questionsFor('Administration', {
  behavioral: {
    easy: [
      {
        key: 'administration-saved-the-day',
        title: 'Tell me about a time you noticed something that everybody else had missed.',
        content:
          'A date, a name, a missing signature. Say how you came to look, what would have happened, and what you did about it quietly or aloud.',
        tags: ['attention to detail'],
      },
    ],
    medium: [
      {
        key: 'administration-many-bosses',
        title: 'Describe how you have worked for several people who each thought they came first.',
        content:
          'Good answers make the queue visible, agree on rules in calm times and say how a clash was settled once.',
        tags: ['priorities'],
      },
    ],
    hard: [
      {
        key: 'administration-guarded-secret',
        title: 'Tell me about information you had to keep to yourself although people kept asking.',
        content:
          'Without giving it away: who asked, how you answered without lying, and what it cost you in the meantime.',
        tags: ['discretion'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'administration-calendar-travel',
        title: 'How do you plan a trip for four people from three cities?',
        content:
          'Fixed points first, time zones in writing, room for delays, one sheet that everybody has on the phone, and a plan for the flight that does not go.',
        tags: ['planning'],
      },
    ],
    medium: [
      {
        key: 'administration-records-found',
        title: 'How would you order a shared drive in which nobody finds anything?',
        content:
          'Look at what people search for, few folders with names that sort, one rule for versions, and a day to move. Say what you would not touch.',
        tags: ['records'],
      },
    ],
    hard: [
      {
        key: 'administration-minutes-dispute',
        title: 'How do you write minutes of a meeting in which people did not agree?',
        content:
          'Decisions and open points before opinions, each in words that both sides accept. Say how you deal with somebody who wants it changed afterwards.',
        tags: ['writing', 'judgement'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'administration-double-booked',
        title: 'You find that your manager is promised to two meetings in ten minutes. What do you do?',
        content:
          'Know which one cannot move, offer the other something better than an apology, and tell the manager in one line.',
        tags: ['calendar'],
      },
    ],
    medium: [
      {
        key: 'administration-impatient-visitor',
        title: 'A visitor insists on seeing your manager, who has told you not to be disturbed. How do you handle it?',
        content:
          'Friendly, and without excuses that are not true. Find out what it is about; some things are worth disturbing, and you should say which.',
        tags: ['reception', 'judgement'],
      },
    ],
    hard: [
      {
        key: 'administration-suspicious-invoice',
        title:
          'You are told to pay an invoice quickly, and its amount is just below the limit for a second signature. It is the third this month. What do you do?',
        content:
          'Describe the pattern, not a culprit. Ask for the order behind it, tell the person whose duty it is, and do not pay until it is clear.',
        tags: ['controls', 'ethics'],
      },
    ],
  },
})
