import { questionsFor } from './question-text.ts'

export const supportQuestions = questionsFor('Customer Support', {
  behavioral: {
    easy: [
      {
        key: 'support-thanked',
        title: 'Tell me about a customer who thanked you. What had you done?',
        content:
          'Keep it concrete: what was wrong, what you did beyond the script, how long it took. Small is fine if it was seen.',
        tags: ['service'],
      },
    ],
    medium: [
      {
        key: 'support-angry-caller',
        title: 'Describe a conversation with a very angry customer and how you turned it.',
        content: 'Let them finish, name the harm, say what happens next and by when. Tell honestly whether it worked.',
        tags: ['de-escalation', 'communication'],
      },
    ],
    hard: [
      {
        key: 'support-repeated-problem',
        title: 'Tell me about a complaint you kept hearing until you got its cause removed.',
        content:
          'From the single case to the pattern: how you counted it, whom you convinced, and how many such tickets come now.',
        tags: ['improvement', 'influence'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'support-good-reply',
        title: 'What makes a written answer to a customer a good one?',
        content:
          'The answer first, then the steps, in their words and short enough for a phone. Say how you check that it solved the problem.',
        tags: ['writing'],
      },
    ],
    medium: [
      {
        key: 'support-reproduce',
        title: 'A customer says “it does not work”, and for you it does. How do you narrow it down?',
        content:
          'One question at a time: what did you see, where, since when, with which account? Change one thing, keep notes that a developer can follow.',
        tags: ['troubleshooting'],
      },
    ],
    hard: [
      {
        key: 'support-queue-measures',
        title: 'Which two figures would you use to run a support team, and how could each be cheated?',
        content:
          'Any figure can be gamed: fast replies that solve nothing, closed tickets that come back. A good pair holds each other in check.',
        tags: ['metrics'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'support-unknown-answer',
        title: 'A customer asks something you do not know, on the phone. What do you say?',
        content:
          'Say that you do not know, what you will do and when they hear from you, and keep it. Guessing costs a second call.',
        tags: ['honesty'],
      },
    ],
    medium: [
      {
        key: 'support-refund-outside-rule',
        title: 'A loyal customer asks for a refund two days after the limit. What do you do?',
        content:
          'Say what the rule is for and how far you may go by yourself. Fair also means that the next one in the same place hears the same.',
        tags: ['judgement'],
      },
    ],
    hard: [
      {
        key: 'support-outage-no-news',
        title:
          'The service is down, three hundred people are waiting, and the engineers have no estimate. How do you lead the shift?',
        content:
          'One public place with the truth and the time of the next news, ready-made words for the team, care for the urgent few, and notes for afterwards.',
        tags: ['incident', 'leadership'],
      },
    ],
  },
})
