import { questionsFor } from './question-text.ts'

export const hrQuestions = questionsFor('Human Resources', {
  behavioral: {
    easy: [
      {
        key: 'hr-good-hire',
        title: 'Tell me about somebody you hired or helped to hire who turned out well.',
        content:
          'What did you see that was not in the resume, how did you test it fairly, and how do you know today that it was right?',
        tags: ['recruiting'],
      },
    ],
    medium: [
      {
        key: 'hr-hard-message',
        title: 'Describe a difficult message you had to give to an employee.',
        content:
          'Shows clearness and respect. How did you prepare, which words did you choose, and what did the person need afterwards?',
        tags: ['communication'],
      },
    ],
    hard: [
      {
        key: 'hr-manager-wrong',
        title: 'Tell me about a time you had to stop a manager from doing something that was not allowed.',
        content:
          'Name the rule and the risk without naming the person. How did you stay in the conversation, and what was done instead?',
        tags: ['employment law', 'influence'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'hr-structured-interview',
        title: 'Why should all candidates for a job be asked the same questions?',
        content:
          'Because answers can then be compared and chance impressions count less. Add how you would score them and what you still leave free.',
        tags: ['recruiting', 'fairness'],
      },
    ],
    medium: [
      {
        key: 'hr-turnover-cause',
        title: 'Turnover in one department is twice that of the others. How do you find out why?',
        content:
          'Figures first (who leaves, when, to where), then talks that people trust, then the plain causes: pay, shifts, one manager. Exit interviews alone are late.',
        tags: ['retention', 'analysis'],
      },
    ],
    hard: [
      {
        key: 'hr-pay-bands',
        title: 'How would you bring in pay bands in a company that has never had any?',
        content:
          'Describe jobs before people, compare with the market, find those outside, and plan the money for them. The hardest part is what is said to whom, and when.',
        tags: ['compensation', 'change'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'hr-quiet-newcomer',
        title: 'A new colleague has been here for three weeks and says nothing in meetings. What do you do?',
        content:
          'Do not diagnose. Ask how it is going, what they have not been shown, and look at the meetings themselves before you look at the person.',
        tags: ['onboarding'],
      },
    ],
    medium: [
      {
        key: 'hr-confidential-complaint',
        title:
          'An employee tells you about a colleague’s behaviour and asks you to keep it to yourself. What do you say?',
        content:
          'Be honest at once about what you can keep and what you must act on. Say how you would protect them and what happens next.',
        tags: ['trust', 'employee relations'],
      },
    ],
    hard: [
      {
        key: 'hr-layoff-plan',
        title: 'You learn that one in ten jobs will go. What must be ready before anybody is told?',
        content:
          'Lawful and explainable choices, managers who can answer, money and help for those who leave, and a plan for the people who stay.',
        tags: ['restructuring', 'communication'],
      },
    ],
  },
})
