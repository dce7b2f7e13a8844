import { questionsFor } from './question-text.ts'

export const tradesQuestions = questionsFor('Skilled Trades', {
  behavioral: {
    easy: [
      {
        key: 'trades-tidy-job',
        title: 'Tell me about a job you left cleaner or better than it was ordered.',
        content:
          'What was asked for, what did you see beyond it, and did you ask before you did more? Say what the customer said.',
        tags: ['craft', 'customers'],
      },
    ],
    medium: [
      {
        key: 'trades-own-mistake-fixed',
        title: 'Tell me about a time you measured or cut wrong.',
        content:
          'Everybody has. When did you notice, what did you tell the customer or the foreman, who paid, and what do you check twice since?',
        tags: ['quality', 'honesty'],
      },
    ],
    hard: [
      {
        key: 'trades-taught-apprentice',
        title: 'Describe how you taught somebody a task that can hurt if it goes wrong.',
        content:
          'Show, let them do it beside you, let them say it back, then let them do it watched. Say when you let go, and how you knew.',
        tags: ['safety', 'training'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'trades-before-you-start',
        title: 'What do you check before you switch on, open or cut anything?',
        content:
          'Isolate, secure, test that it is dead or empty, then work, in that order and every time. Name the instrument that you trust.',
        tags: ['safety'],
      },
    ],
    medium: [
      {
        key: 'trades-fault-finding',
        title: 'A machine trips once a day and never while you look. How do you find the fault?',
        content:
          'Write down when, at which load and what else runs; halve the system; change one thing at a time. Replacing parts until it stops is not finding.',
        tags: ['fault finding'],
      },
    ],
    hard: [
      {
        key: 'trades-drawing-versus-site',
        title: 'The drawing and the building do not agree. What do you do?',
        content:
          'Measure again, stop before anything is covered up, ask the one who may decide and get it in writing. Say what you would do if they cannot be reached.',
        tags: ['drawings', 'judgement'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'trades-customer-watches',
        title: 'A customer stands behind you and comments on every step. How do you deal with it?',
        content:
          'Explain the next step in a sentence, give them a safe place to stand and a time to look. Friendly words keep both of you safe.',
        tags: ['customers'],
      },
    ],
    medium: [
      {
        key: 'trades-missing-part',
        title: 'The part you need is not on the van and the customer has taken a day off work. What now?',
        content:
          'Call round before you give up, finish what can be finished, leave things safe, and give a time that you can keep.',
        tags: ['planning', 'customers'],
      },
    ],
    hard: [
      {
        key: 'trades-told-to-skip',
        title: 'The foreman tells you to skip a test because the site is behind. What do you do?',
        content:
          'The test protects somebody who is not in the room. Say what you would offer to save time elsewhere, what you refuse, and how you say it.',
        tags: ['safety', 'ethics'],
      },
    ],
  },
})
