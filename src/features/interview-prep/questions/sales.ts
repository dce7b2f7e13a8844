import { questionsFor } from './question-text.ts'

export const salesQuestions = questionsFor('Sales', {
  behavioral: {
    easy: [
      {
        key: 'sales-deal-from-cold',
        title: 'Walk me through a deal that you opened yourself.',
        content:
          'From the first call to the signature: why them, what you said in the first minute, who else had to agree, and what nearly stopped it.',
        tags: ['prospecting'],
      },
    ],
    medium: [
      {
        key: 'sales-lost-deal',
        title: 'Tell me about a deal you lost and what you asked afterwards.',
        content:
          'They want to hear that you asked. What did the buyer say, which sign had you overlooked, and what do you check earlier today?',
        tags: ['failure', 'learning'],
      },
    ],
    hard: [
      {
        key: 'sales-walked-away',
        title: 'Describe a customer you advised not to buy from you.',
        content:
          'Shows a long view. What would have gone wrong, how did you tell your own side, and what became of the relation?',
        tags: ['integrity'],
      },
    ],
  },
  technical: {
    easy: [
      {
        key: 'sales-first-questions',
        title: 'Which questions do you ask in a first conversation, and why those?',
        content:
          'Open ones about their day, the cost of leaving things as they are and how they decide. Explain what each answer would change in what you do next.',
        tags: ['discovery'],
      },
    ],
    medium: [
      {
        key: 'sales-pipeline-real',
        title: 'How do you know that a deal in your forecast is real?',
        content:
          'Evidence that the buyer has done something: brought in a colleague, agreed a date, sent data. A feeling and a good lunch are not steps.',
        tags: ['forecast'],
      },
    ],
    hard: [
      {
        key: 'sales-discount-pressure',
        title: 'The buyer wants twenty percent off on the last day of the quarter. How do you negotiate?',
        content:
          'Give only against something: term, volume, a reference, an earlier start. Say what you would find out about their own deadline first, and where you stop.',
        tags: ['negotiation'],
      },
    ],
  },
  situational: {
    easy: [
      {
        key: 'sales-silent-prospect',
        title: 'A good prospect has not answered three messages. What do you do?',
        content:
          'Change the reason, not the volume: something useful, another person, or a short note that lets them say no. Say when you stop.',
        tags: ['follow-up'],
      },
    ],
    medium: [
      {
        key: 'sales-overpromised',
        title:
          'You learn that a colleague promised your new account a function that does not exist. How do you deal with it?',
        content:
          'Tell the customer before they find out, with what does exist and when the rest could. Then your colleague, in private, with the facts.',
        tags: ['trust', 'conflict'],
      },
    ],
    hard: [
      {
        key: 'sales-key-contact-leaves',
        title:
          'Your champion leaves the company a month before renewal, and the new head prefers a competitor. What is your plan?',
        content:
          'Learn what the new person is measured by, bring proof from their own usage, widen the contacts, and ask openly for a fair comparison.',
        tags: ['account management'],
      },
    ],
  },
})
