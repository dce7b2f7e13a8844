import { questionsFor } from './question-text.ts'

export const marketingQuestions = questionsFor('Marketing', {
  behavioral: {
    easy: [
      {
        key: 'marketing-campaign-proud',
        title: 'Which campaign of yours would you run again, unchanged?',
        content:
          'Name the audience, the one message and the result against what it cost. Then say which part did the work.',
        tags: ['campaigns'],
      },
    ],
    medium: [
      {
        key: 'marketing-budget-cut',
        title: 'Tell me about a time your budget was cut halfway.',
        content:
          'Shows what you believe works. What did you stop first and on which evidence, and what happened to the results?',
        tags: ['budget', 'priorities'],
      },
    ],
    hard: [
      {
        key: 'marketing-backfired',
        title: 'Tell me about a message that was received quite differently from what you meant.',
        content:
          'Say who was hurt or amused and how you found out. Good answers have a plain apology or a good reason for none, and a check that exists today.',
        tags: ['communication', 'failure'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'marketing-one-pager-audience',
        title: 'How would you find out who a product is really for?',
        content:
          'Talk to people who bought it last month, look at who stays, and ask what they used before. A made-up persona is a guess with a photograph.',
        tags: ['research', 'positioning'],
      },
    ],
    medium: [
      {
        key: 'marketing-channel-worth',
        title: 'How do you decide whether a channel is worth its money when customers use several?',
        content:
          'Last click flatters the end of the road. Speak of a test that switches one off in some places, of the time lag, and of a number you would accept.',
        tags: ['attribution', 'metrics'],
      },
    ],
    hard: [
      {
        key: 'marketing-organic-drop',
        title: 'Visits from search fell by a third in a week. Take me through your first day.',
        content:
          'Is it real, is it all pages, did we change something, did the results change? Strong answers rule out tracking first and end with what you would tell the team by evening.',
        tags: ['SEO', 'analysis'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'marketing-bad-review',
        title: 'A harsh review of your product is being shared. Do you answer it, and how?',
        content:
          'Is it true? Then thank, fix and say so in public. Say who writes, how fast, and when silence is better.',
        tags: ['reputation'],
      },
    ],
    medium: [
      {
        key: 'marketing-launch-no-news',
        title: 'You have to launch an update that is useful and dull. What do you do with it?',
        content:
          'Find the person whose day it changes and tell it to them alone. Choosing small and exact over loud is a fine answer.',
        tags: ['launch', 'positioning'],
      },
    ],
    hard: [
      {
        key: 'marketing-claim-unproven',
        title: 'Sales wants to print “the most accurate in the market”. Nobody has measured it. What do you say?',
        content:
          'A claim needs proof before it needs space. Offer a true sentence that sells, what it would take to test the big one, and who would have to answer for it.',
        tags: ['ethics', 'copywriting'],
      },
    ],
  },
})
