import { questionsFor } from './question-text.ts'

export const financeQuestions = questionsFor('Finance and Accounting', {
  behavioral: {
    easy: [
      {
        key: 'finance-closed-books',
        title: 'Tell me about a month-end that you made easier.',
        content:
          'Name the step that hurt, what you changed (a template, an earlier cut-off, a check), and how many hours it takes now.',
        tags: ['close', 'improvement'],
      },
    ],
    medium: [
      {
        key: 'finance-found-discrepancy',
        title: 'Describe a difference that you would not let go until you found it.',
        content:
          'Shows persistence with a method. How large was it, how did you halve the search, what was the cause, and what control came after?',
        tags: ['reconciliation'],
      },
    ],
    hard: [
      {
        key: 'finance-pressure-on-figures',
        title: 'Tell me about a time somebody wanted a figure to look better than it was.',
        content:
          'They test whether you bend. What was asked, which rule applied, how did you answer, and whom did you tell?',
        tags: ['ethics', 'reporting'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'finance-three-statements',
        title: 'A customer pays an old invoice. What changes in the three statements?',
        content:
          'Cash up, receivables down, nothing in profit; cash flow from operations rises. Say it calmly and in order.',
        tags: ['accounting'],
      },
    ],
    medium: [
      {
        key: 'finance-revenue-yearly',
        title: 'A customer pays a year in advance in November. How do you book it?',
        content: 'Cash now, revenue month by month, the rest a liability. Mention what changes if they may cancel.',
        tags: ['revenue recognition'],
      },
    ],
    hard: [
      {
        key: 'finance-cash-forecast',
        title: 'How do you build a cash forecast for thirteen weeks that people can rely on?',
        content:
          'Start from the bank, not the profit. Real due dates and how customers really pay, a weekly look at forecast against actual, and a bad case with its trigger.',
        tags: ['cash flow', 'forecasting'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'finance-missing-receipt',
        title: 'A manager hands in an expense without a receipt and says that everybody does it. How do you respond?',
        content:
          'Friendly and firm: what the policy allows, what is needed instead, and why the same holds for everybody.',
        tags: ['controls'],
      },
    ],
    medium: [
      {
        key: 'finance-supplier-bank-change',
        title: 'A supplier writes that their bank details have changed and asks for payment today. What do you do?',
        content:
          'Stop and call a number that you already had. Say who else must agree, and why urgency is itself a sign.',
        tags: ['fraud', 'controls'],
      },
    ],
    hard: [
      {
        key: 'finance-covenant-breach',
        title:
          'Your forecast says that the company will break a loan condition in two months. What do you do this week?',
        content:
          'Check the figures, tell the head of finance at once, list what could move it, and speak with the bank before it happens rather than after.',
        tags: ['treasury', 'communication'],
      },
    ],
  },
})
