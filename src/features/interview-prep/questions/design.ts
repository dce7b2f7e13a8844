import { questionsFor } from './question-text.ts'

export const designQuestions = questionsFor('Design', {
  behavioral: {
    easy: [
      {
        key: 'design-favourite-detail',
        title: 'Show me a small detail in your work that took you a long time. Why was it worth it?',
        content:
          'Choose one that changed what people did, not how it looked. What did you try first, and how did you notice that it was not right?',
        tags: ['craft'],
      },
    ],
    medium: [
      {
        key: 'design-critique-hurt',
        title: 'Tell me about a critique that made your design better.',
        content:
          'Shows whether you can let go. Say what the critic saw, how you told a matter of taste from a real fault, and what changed on the screen.',
        tags: ['feedback'],
      },
    ],
    hard: [
      {
        key: 'design-research-against-you',
        title: 'Describe a time the research spoke against a design you loved.',
        content:
          'They look for honesty before the team does. What was the evidence, what did you keep, and how did you tell those who loved it too?',
        tags: ['user research', 'decision'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'design-form-errors',
        title: 'How should a form tell people that something is wrong?',
        content:
          'Beside the field, in words that say how to fix it, kept until it is fixed, and heard by a screen reader. Colour alone is not enough.',
        tags: ['accessibility', 'forms'],
      },
    ],
    medium: [
      {
        key: 'design-five-users',
        title: 'You have two days and five people to test with. How do you set it up?',
        content:
          'Tasks instead of opinions, a prototype that is real where the question is, and a note of what would make you change your mind before you begin.',
        tags: ['usability testing'],
      },
    ],
    hard: [
      {
        key: 'design-system-exceptions',
        title: 'How do you keep a design system useful when every team needs an exception?',
        content:
          'Tell a real new need from a shortcut, have a way in for both, and remove as well as add. Mention how a change reaches screens that already exist.',
        tags: ['design systems'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'design-developer-pushes-back',
        title: 'A developer says your design will take three weeks. You expected three days. What do you do?',
        content:
          'Find out which part costs so much; it is often one animation or one odd layout. Say what you would trade and what you would not.',
        tags: ['collaboration'],
      },
    ],
    medium: [
      {
        key: 'design-redesign-request',
        title: 'A director asks you to “make it more modern” by Friday. How do you begin?',
        content:
          'Ask what made them say it: a competitor, a complaint, a number. Offer one change that answers it and something to compare with.',
        tags: ['stakeholders'],
      },
    ],
    hard: [
      {
        key: 'design-dark-pattern',
        title: 'You are asked to make cancelling harder to find. How do you answer?',
        content:
          'Name the person it hurts and what it costs later: complaints, refunds, the law. Bring another way to keep people, and know where your line is.',
        tags: ['ethics'],
      },
    ],
  },
})
