import { questionsFor } from './question-text.ts'

export const hospitalityQuestions = questionsFor('Hospitality and Retail', {
  behavioral: {
    easy: [
      {
        key: 'hospitality-regular-guest',
        title: 'Tell me about a guest or a customer who came back because of you.',
        content: 'What did you notice or remember about them? Small and true is better than grand.',
        tags: ['service'],
      },
    ],
    medium: [
      {
        key: 'hospitality-rush-hour',
        title: 'Describe the busiest hour you have worked and how you kept going.',
        content:
          'Show what you did first, what you let wait, and how you and the others spoke to one another while it was loud.',
        tags: ['pressure', 'teamwork'],
      },
    ],
    hard: [
      {
        key: 'hospitality-team-short',
        title: 'Tell me about a time you had to run a shift with people who did not want to be there.',
        content:
          'Leading without a stick: what was behind the mood, what you could change that evening, and what you took to the manager.',
        tags: ['leadership'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'hospitality-upsell-honest',
        title: 'How do you recommend something dearer without pushing?',
        content:
          'Ask first, offer two choices with a reason for each, and mean it. Say when you recommend the cheaper one.',
        tags: ['selling'],
      },
    ],
    medium: [
      {
        key: 'hospitality-stock-waste',
        title: 'Too much is thrown away at closing time. How do you bring it down?',
        content:
          'Weigh it for a week by item and hour, then prepare in smaller lots, order by weekday, and use what is left within the rules.',
        tags: ['waste', 'planning'],
      },
    ],
    hard: [
      {
        key: 'hospitality-till-difference',
        title: 'The till has been short by a small sum on several evenings. How do you go about it?',
        content:
          'Facts before names: shifts, voids, refunds, the count itself. Fair to everybody, documented, and with the one who is responsible for it.',
        tags: ['cash handling', 'controls'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'hospitality-wrong-order',
        title: 'A guest gets the wrong dish and the right one takes twenty minutes. What do you offer?',
        content:
          'Apologise once, tell the true time, give something for the wait, and make sure that the table eats together if they want to.',
        tags: ['service recovery'],
      },
    ],
    medium: [
      {
        key: 'hospitality-suspected-theft',
        title: 'You think that you saw somebody put an article into their bag. What do you do?',
        content:
          'Know the house rules: be sure, be polite, stay safe, never accuse by looks. Say whom you call and what you would not do.',
        tags: ['judgement', 'safety'],
      },
    ],
    hard: [
      {
        key: 'hospitality-allergy-doubt',
        title:
          'A guest with a severe allergy asks whether a dish is safe, and the kitchen is not sure. What do you say?',
        content:
          '“I do not know” is the safe answer, with a dish that is certain. Say how you make sure of it in the kitchen and how the order is marked.',
        tags: ['food safety', 'honesty'],
      },
    ],
  },
})
