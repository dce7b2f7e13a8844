import { questionsFor } from './question-text.ts'

export const dataQuestions = questionsFor('Data and Analytics', {
  behavioral: {
    easy: [
      {
        key: 'data-analysis-used',
        title: 'Tell me about an analysis of yours that somebody acted on.',
        content:
          'The value is in the act. Name the question, who asked it, the figure that settled it, and what was done differently the week after.',
        tags: ['impact'],
      },
    ],
    medium: [
      {
        key: 'data-number-wrong',
        title: 'Tell me about a time the number everyone trusted turned out to be wrong.',
        content:
          'Shows care and courage. How did you notice, how did you make sure before you spoke, whom did you tell first, and what did the error cost?',
        tags: ['data quality', 'communication'],
      },
    ],
    hard: [
      {
        key: 'data-unwelcome-finding',
        title: 'Describe a finding that the people who paid for it did not want to hear.',
        content:
          'They look for a steady hand: how you checked it against yourself, how you framed it, what you left to them to decide, and what came of it.',
        tags: ['influence', 'integrity'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'data-join-doubles',
        title: 'After a join your total has doubled. What happened, and how do you find it?',
        content:
          'Rows met more than one partner. Count rows before and after, look for keys that are not unique, and say how you would keep it from happening silently.',
        tags: ['SQL', 'data quality'],
      },
    ],
    medium: [
      {
        key: 'data-test-dashboard',
        title: 'How would you test a dashboard before Monday’s meeting?',
        content:
          'Name checks that could fail: totals against the source, one row followed by hand, yesterday against today, empty days, and a colleague who reads it cold.',
        tags: ['dashboards', 'testing'],
      },
    ],
    hard: [
      {
        key: 'data-experiment-peeking',
        title:
          'A team stops its experiment on the first day it looks significant. What is wrong, and what do you offer instead?',
        content:
          'Looking every day finds chance. Speak of the size fixed beforehand or a method made for looking early, and of what the difference is worth.',
        tags: ['statistics', 'experiments'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'data-two-definitions',
        title: 'Sales and finance report different customer numbers. How do you sort it out?',
        content:
          'Usually both are right about something else. Compare the definitions line by line, show the rows that differ, and get one owner for the word.',
        tags: ['definitions', 'stakeholders'],
      },
    ],
    medium: [
      {
        key: 'data-figure-distrusted',
        title: 'A manager in the field does not trust your figure. What now?',
        content:
          'Go and look with them: take ten cases they know, follow each to the number, and be ready to be wrong. Trust comes from the cases, not the formula.',
        tags: ['trust', 'communication'],
      },
    ],
    hard: [
      {
        key: 'data-model-drifts',
        title:
          'Your forecast has been off for three weeks, and planning still uses it. What do you do today, and this month?',
        content:
          'Today: warn, show the size of the error and offer a plain fallback. This month: find what changed, in the world or in the data, and add the alarm that was missing.',
        tags: ['forecasting', 'ownership'],
      },
    ],
  },
})
